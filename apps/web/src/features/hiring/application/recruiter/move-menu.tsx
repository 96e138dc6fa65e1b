import type { ReactNode } from 'react';
import { Menu } from '../../../../ui/menu.tsx';

interface MoveMenuProps<Place extends string> {
  places: readonly { value: Place; label: string }[];
  onChoose: (place: Place) => void;
  /** Button that opens it. */
  children: ReactNode;
}

/** Menu of the places that a candidate can be moved to. */
export const MoveMenu = <Place extends string>({ places, onChoose, children }: MoveMenuProps<Place>) => (
  <Menu position="bottom-start" withinPortal>
    <Menu.Target>{children}</Menu.Target>
    <Menu.Dropdown>
      {places.map(({ value, label }) => (
        <Menu.Item key={value} onClick={() => onChoose(value)}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
