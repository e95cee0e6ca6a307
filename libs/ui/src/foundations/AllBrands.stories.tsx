import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, Search } from 'lucide-react';
import { expect } from 'storybook/test';
import type { BrandTokens } from '@baize/theme';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Chip,
  Heading,
  IconButton,
  Inline,
  Link,
  ProgressBar,
  Stack,
  Switch,
  Tag,
  Text,
  TextField,
  UiProvider,
} from '../index.ts';
import * as css from './AllBrands.css.ts';

/** A brand as `.storybook/brands.ts` loads it. */
interface LoadedBrand {
  readonly id: string;
  readonly themeClass: string;
  readonly tokens: BrandTokens;
  readonly logo: string | undefined;
  readonly manifest: { readonly config: { readonly name: string } } | undefined;
}

const meta: Meta = {
  title: 'Foundations/All brands',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const brandsOf = (loaded: Readonly<Record<string, unknown>>): readonly LoadedBrand[] =>
  Object.values((loaded['brands'] ?? {}) as Readonly<Record<string, LoadedBrand>>);
const nameOf = ({ id, manifest }: LoadedBrand): string => manifest?.config.name ?? id;

function Sample({ brand }: { readonly brand: LoadedBrand }) {
  const { id, logo, themeClass, tokens } = brand;
  return (
    <section className={`${themeClass} ${css.brand}`} aria-label={nameOf(brand)}>
      <UiProvider layout={tokens.layout}>
        <Stack gap="lg">
          {logo !== undefined && <img src={logo} alt="" className={css.mark} />}
          <Heading level={2}>{nameOf(brand)}</Heading>
          <Text>
            Play with a limit. <Link href="#limits">Set a limit</Link>
          </Text>
          <Inline>
            <Button icon={Gift}>Claim</Button>
            <Button variant="secondary">Details</Button>
            <Button variant="ghost">Cancel</Button>
            <Button variant="danger">Close account</Button>
            <IconButton icon={Search} label={`Search games, ${id}`} />
          </Inline>
          <Inline>
            <Tag kind="primary">New</Tag>
            <Tag kind="hot">Hot</Tag>
            <Chip selected>Slots</Chip>
            <Chip>Table games</Chip>
          </Inline>
          <Card>
            <Stack>
              <TextField label="Email" name={`email-${id}`} />
              <Checkbox label="Remember me" name={`remember-${id}`} />
              <Switch label="Reality checks" />
              <ProgressBar label="Weekly limit" value={40} max={100} />
            </Stack>
          </Card>
          <Alert tone="warning" title="Limit almost reached">
            €12.50 left until Monday.
          </Alert>
        </Stack>
      </UiProvider>
    </section>
  );
}

/** Every brand at once, whatever the toolbar says: what a change of a component does to all of them. */
export const SideBySide: Story = {
  render: (_args, { loaded }) => (
    <div className={css.brands}>
      {brandsOf(loaded).map((brand) => (
        <Sample key={brand.id} brand={brand} />
      ))}
    </div>
  ),
  play: async ({ canvas, loaded }) => {
    const brands = brandsOf(loaded);
    await expect(brands.length).toBeGreaterThan(1);
    const grounds = new Set(
      brands.map((brand) => getComputedStyle(canvas.getByRole('region', { name: nameOf(brand) })).backgroundColor),
    );
    await expect(grounds.size).toBe(brands.length);
  },
};
