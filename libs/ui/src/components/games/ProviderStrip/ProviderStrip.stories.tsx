import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { ProviderStrip } from '../../../index.ts';

const meta: Meta<typeof ProviderStrip> = {
  title: 'Games/ProviderStrip',
  component: ProviderStrip,
  parameters: usage({
    when: 'The studios of a lobby, each linking to its games.',
    not: 'Payment methods and licences are logos in the footer.',
    access: 'Named links. A studio without a logo shows its name. Logos turn dark on a light ground.',
    words: 'The studio’s own name and its number of games.',
  }),
};
export default meta;
type Story = StoryObj<typeof ProviderStrip>;

const names = [
  'Kelp',
  'Brass Otter',
  'Nine Lanterns',
  'Northwind Works',
  'Salt & Pepper',
  'Tern',
  'Moss Foundry',
  'Quiet River',
  'Papercut',
];
const studios = names.map((name, index) => ({
  id: name,
  name,
  href: `#${index}`,
  meta: `${((index * 37) % 120) + 4} games`,
}));

export const Default: Story = { args: { label: 'Studios', providers: studios } };
export const Few: Story = { args: { label: 'Studios', providers: studios.slice(0, 2) } };
export const WithoutCounts: Story = {
  args: { label: 'Studios', providers: studios.map(({ id, name, href }) => ({ id, name, href })) },
};
export const Loading: Story = { args: { label: 'Studios', providers: undefined } };
export const Finnish: Story = {
  args: {
    label: 'Pelistudiot',
    providers: studios.map((studio, index) => ({ ...studio, meta: `${index + 3} peliä` })),
  },
  globals: { locale: 'fi' },
};
export const LongName: Story = {
  args: {
    label: 'Studios',
    providers: [
      {
        id: 'a',
        name: 'Vereinigte Glücksspielautomatenmanufaktur Niederschönhausen',
        href: '#a',
        meta: '1.204 Glücksspielautomaten',
      },
      ...studios,
    ],
  },
  globals: { viewport: { value: 'least' } },
};
