import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const green: MantineColorsTuple = [
  '#eef8f1',
  '#d8efdf',
  '#b2dfc1',
  '#85ca9e',
  '#55b079',
  '#2f955a',
  '#1a7d46',
  '#0f6938',
  '#0a542c',
  '#063d20',
];
const saffron: MantineColorsTuple = [
  '#fff8e8',
  '#ffedc4',
  '#fddb8b',
  '#fac652',
  '#f5b02a',
  '#e69a10',
  '#c97f06',
  '#955a00',
  '#7a4a06',
  '#573506',
];
const gray: MantineColorsTuple = [
  '#f6f9f7',
  '#eef3f0',
  '#e2e9e5',
  '#d2dbd6',
  '#b4c0ba',
  '#8a9891',
  '#586660',
  '#414d47',
  '#2a342f',
  '#18201c',
];
const dark: MantineColorsTuple = [
  '#e3e9e6',
  '#c3cdc8',
  '#9eaba5',
  '#74827b',
  '#39453f',
  '#2e3833',
  '#232c28',
  '#171e1b',
  '#111714',
  '#0b100d',
];
const red: MantineColorsTuple = [
  '#fff1f0',
  '#ffe0de',
  '#ffc2be',
  '#ff9a94',
  '#f76e66',
  '#e5483f',
  '#c22f27',
  '#a8251e',
  '#8b1f19',
  '#6b1813',
];

const fontFamily =
  "'Kantumruy Pro Variable', 'Kantumruy stand-in', 'Noto Sans Khmer', 'Khmer OS', system-ui, sans-serif";

/** Descriptions and errors: Mantine's line height of 1.2 clips Khmer marks. */
const note = { fontSize: 'var(--mantine-font-size-sm)', lineHeight: 'var(--mantine-line-height)' };

const title = { fontSize: '1.125rem', fontWeight: 650 };

/** Maximum height of a list to choose from, in pixels. */
export const dropdownHeight = 274;
const dropdown = { defaultProps: { maxDropdownHeight: dropdownHeight } };

/** Mantine renders the head of a dialog as `header`, which would be a second banner landmark. */
const attributes = { header: { role: 'presentation' } };

/** The product's theme. Font sizes are in theme.css, where Khmer gets larger ones. */
export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 6 },
  colors: { green, saffron, gray, dark, red },
  white: '#ffffff',
  black: '#18201c',
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Container: { defaultProps: { size: 1140 } },
    Modal: { defaultProps: { size: 450, yOffset: '15vh', padding: 'lg', attributes }, styles: { title } },
    Drawer: { defaultProps: { padding: 'md', attributes }, styles: { title } },
    Anchor: { defaultProps: { underline: 'hover' } },
    // In bars of actions, beside texts and fields of this size.
    Button: {
      vars: (_: unknown, { size }: { size?: string }) => ({
        root: size === 'compact-md' ? { '--button-fz': 'var(--mantine-font-size-sm)' } : {},
      }),
    },
    Card: { defaultProps: { withBorder: true, padding: 'lg' } },
    InputWrapper: {
      styles: {
        error: note,
        description: note,
      },
    },
    Combobox: { defaultProps: { shadow: 'md' } },
    Select: dropdown,
    TagsInput: dropdown,
    Badge: { defaultProps: { variant: 'light', radius: 'sm', size: 'lg', tt: 'none', fw: 500 } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});

/** Overrides where Mantine's default contrast is too low for our greys and greens. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-anchor': 'var(--mantine-color-green-7)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
  },
  dark: {
    '--mantine-color-body': '#1c2421',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': '#ff9a94',
    '--mantine-color-anchor': '#7fcb9b',
    '--mantine-color-green-light': '#15301f',
    '--mantine-color-green-light-color': '#a5dab8',
    '--mantine-color-saffron-light': '#33270f',
    '--mantine-color-saffron-light-color': '#fac652',
    '--mantine-color-red-light': '#3a1b19',
    '--mantine-color-red-light-color': '#ffb3ae',
    '--mantine-color-gray-light': '#2b3530',
    '--mantine-color-gray-light-color': '#c3cdc8',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
  },
});
