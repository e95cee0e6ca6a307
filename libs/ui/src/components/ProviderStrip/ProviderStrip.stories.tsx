import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProviderStrip } from '../../index.ts';

/** Use it for studios on the home page and in lobbies. Do not use it to filter: that is the filter panel, with counts and search. */
const meta: Meta<typeof ProviderStrip> = { title: 'Lobby/ProviderStrip', component: ProviderStrip };
export default meta;
type Story = StoryObj<typeof ProviderStrip>;

const names = ['Kelp', 'Brass Otter', 'Nine Lanterns', 'Northwind Works', 'Salt & Pepper', 'Tern', 'Moss Foundry', 'Quiet River', 'Papercut'];
const studios = names.map((name, index) => ({ id: name, name, href: `#${index}`, meta: `${(index * 37) % 120 + 4} games` }));

export const Names: Story = { args: { label: 'Studios', providers: studios } };
export const Few: Story = { args: { label: 'Studios', providers: studios.slice(0, 2) } };
export const WithoutCounts: Story = { args: { label: 'Studios', providers: studios.map(({ id, name, href }) => ({ id, name, href })) } };
export const Loading: Story = { args: { label: 'Studios', providers: undefined } };
export const Finnish: Story = { args: { label: 'Pelistudiot', providers: studios.map((studio, index) => ({ ...studio, meta: `${index + 3} peliä` })) }, globals: { locale: 'fi' } };
export const LongName: Story = { args: { label: 'Studios', providers: [{ id: 'a', name: 'Vereinigte Glücksspielautomatenmanufaktur Niederschönhausen', href: '#a', meta: '1.204 Glücksspielautomaten' }, ...studios] }, globals: { viewport: { value: 'least' } } };
