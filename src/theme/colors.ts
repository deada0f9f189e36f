import type { MantineColorsTuple } from '@mantine/core';

/** Colour scales, lightest first (design.md#colours). */
export const pine: MantineColorsTuple = [
  '#EDF7F0',
  '#D9EEDF',
  '#B4DDC2',
  '#86C7A0',
  '#56AE7E',
  '#2F9463',
  '#177B50',
  '#0E6343',
  '#0B4C36',
  '#083527',
];

export const sprout: MantineColorsTuple = [
  '#F8FCE7',
  '#EFF8CC',
  '#E1F1A0',
  '#D0E874',
  '#C0DF52',
  '#AECF38',
  '#8FB024',
  '#6A8519',
  '#526818',
  '#3A4A15',
];

export const mango: MantineColorsTuple = [
  '#FFF7E6',
  '#FFECC7',
  '#FFDD98',
  '#FFCC66',
  '#FFBB3D',
  '#F7A51F',
  '#D9850B',
  '#A15D05',
  '#7F4A0A',
  '#5A360C',
];

export const tomato: MantineColorsTuple = [
  '#FFF1ED',
  '#FFDFD7',
  '#FFC0B1',
  '#FA9A85',
  '#F07560',
  '#E0533F',
  '#C93B29',
  '#A82D1F',
  '#852419',
  '#611C15',
];

export const berry: MantineColorsTuple = [
  '#EEF4FE',
  '#DCE8FC',
  '#BAD2F8',
  '#8FB4F1',
  '#6695E8',
  '#4478DB',
  '#2F5FC2',
  '#264E9F',
  '#213F7D',
  '#1B315D',
];

export const oat: MantineColorsTuple = [
  '#FCFAF4',
  '#F6F1E6',
  '#ECE5D6',
  '#DCD4C2',
  '#BFB8A6',
  '#8A8A7A',
  '#6B6F62',
  '#545C52',
  '#36423A',
  '#17261E',
];

/** Mantine's scale for the dark scheme, from text (0) to the deepest background (9). */
export const night: MantineColorsTuple = [
  '#E9F1E6',
  '#CFE9D6',
  '#A5B5A9',
  '#94A69A',
  '#34493E',
  '#263A30',
  '#16251D',
  '#0E1A14',
  '#0A140F',
  '#060D0A',
];

/** The scales by their names in stylesheets: `--mantine-color-pine-7`. */
export const scales = { pine, sprout, mango, tomato, berry, oat } as const;
