import { Modal as Base, type ModalProps } from '@mantine/core';
import { useLayer } from '../lib/layer.ts';

const stay = () => undefined;

/** Mantine's modal as a layer. */
export function Modal({ closeOnEscape = true, ...props }: ModalProps) {
  useLayer(props.opened, closeOnEscape ? props.onClose : stay);
  return <Base {...props} closeOnEscape={false} />;
}
