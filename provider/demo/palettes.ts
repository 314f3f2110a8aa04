/** The colours of one hotel, named after what they paint. */
export type Palette = {
  /** Each from the top down. */
  gradients: Record<string, string[]>;
  /** How dark shadows are, from 0 to 1. */
  dark: number;
  lit: string;
} & Record<Color, string>;

type Color =
  | 'accent'
  | 'blue'
  | 'brass'
  | 'crust'
  | 'far'
  | 'frame'
  | 'ink'
  | 'leaf'
  | 'linen'
  | 'paper'
  | 'path'
  | 'rock'
  | 'rose'
  | 'shrub'
  | 'steel'
  | 'stone';

export const PALETTES: Record<string, Palette> = {
  'grand-plaza': {
    gradients: {
      sky: ['#12283E', '#4A5C80', '#E1A778'],
      wall: ['#2F5371', '#1F3850'],
      water: ['#2C6A80', '#123C50'],
      wood: ['#6A4430', '#4A2F22'],
      floor: ['#6A4430', '#33241D'],
      cloth: ['#F0E4CF', '#D9C7A8'],
      ground: ['#2F5448', '#1F3B36'],
    },
    dark: 0.42,
    accent: '#8A2F33',
    brass: '#C39A58',
    lit: '#FFD596',
    ink: '#12222F',
    paper: '#F0E4CF',
    linen: '#D9C7A8',
    leaf: '#3F6354',
    shrub: '#28473E',
    blue: '#355F80',
    stone: '#5C7386',
    rock: '#3A4F62',
    far: '#1B3147',
    frame: '#12222F',
    crust: '#C98B4A',
    rose: '#C98880',
    steel: '#8FA3B0',
    path: '#8C7A66',
  },
  'seaside-inn': {
    gradients: {
      sky: ['#7CC0CC', '#CBE7E4', '#FFE6CB'],
      wall: ['#CBE3E0', '#E4F0EC'],
      water: ['#6CC4C6', '#1F8796'],
      wood: ['#CFA176', '#A97F58'],
      floor: ['#CFA176', '#E9D4B3'],
      cloth: ['#FFFBF3', '#F6E6D2'],
      ground: ['#8DB78F', '#5F9580'],
    },
    dark: 0.14,
    accent: '#E57C5F',
    brass: '#E0A060',
    lit: '#FFF2D2',
    ink: '#2F6470',
    paper: '#FFFBF3',
    linen: '#F6E6D2',
    leaf: '#7BAA84',
    shrub: '#4A8573',
    blue: '#2B8795',
    stone: '#B4C3C3',
    rock: '#8CA3A4',
    far: '#93BFB2',
    frame: '#FFFBF3',
    crust: '#DDA15F',
    rose: '#F3A48F',
    steel: '#C3D5D6',
    path: '#EBD3A9',
  },
  'harbour-house': {
    gradients: {
      sky: ['#6F8AA6', '#B7C5CE', '#F3DCAF'],
      wall: ['#8EA4B7', '#B3C1CA'],
      water: ['#7F9DB4', '#3F6384'],
      wood: ['#A87E4E', '#7F5C38'],
      floor: ['#A07A4E', '#C9AB7C'],
      cloth: ['#F7F0E2', '#E4D7BD'],
      ground: ['#7F9478', '#586F62'],
    },
    dark: 0.24,
    accent: '#C9812B',
    brass: '#D2B173',
    lit: '#FFE6B5',
    ink: '#2A3D52',
    paper: '#F7F0E2',
    linen: '#E4D7BD',
    leaf: '#728C6C',
    shrub: '#4A6858',
    blue: '#3F5F80',
    stone: '#9AA7B1',
    rock: '#6C7D8D',
    far: '#7D93A8',
    frame: '#F7F0E2',
    crust: '#CF974E',
    rose: '#CF8A6E',
    steel: '#BAC6CD',
    path: '#D4BC8C',
  },
};
