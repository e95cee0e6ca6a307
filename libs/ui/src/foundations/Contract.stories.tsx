import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section, Stack, Text, useCssVars } from '../index.ts';
import * as css from './Foundations.css.ts';
import { leaves, themeOf } from './loadedTheme.ts';

const meta: Meta = {
  title: 'Foundations/Contract',
  parameters: {
    docs: {
      description: {
        component:
          'Every variable that components may read, with its value in the brand of the toolbar. A brand sets about ten inputs. `makeTheme` derives these values from them, and `overrides` replaces single ones.\n\nIn a style: `vars.colour.brand.base`. In the page: `var(--bz-colour-brand-base)`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

function Value({ value }: { value: string }) {
  const ref = useCssVars<HTMLSpanElement>({ back: value });
  return (
    <>
      {/^(#|rgb)/.test(value) && <span ref={ref} className={css.chip} />}
      <code>{value}</code>
    </>
  );
}

export const Variables: Story = {
  render: (_args, { loaded }) => {
    const groups = Object.entries(themeOf(loaded)).map(([group, values]: [string, unknown]) => ({
      group,
      rows: typeof values === 'string' ? [{ path: [group], value: values }] : leaves(values as object, [group]),
    }));
    return (
      <Stack gap="xl">
        <Text>{groups.reduce((sum, { rows }) => sum + rows.length, 0)} variables.</Text>
        {groups.map(({ group, rows }) => (
          <Section key={group} title={group}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">In styles</th>
                  <th scope="col">In the page</th>
                  <th scope="col">Value</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ path, value }) => (
                  <tr key={path.join('.')}>
                    <th scope="row">
                      <code>{path.join('.')}</code>
                    </th>
                    <td>
                      <code>--bz-{path.join('-')}</code>
                    </td>
                    <td>
                      <Value value={value} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
        ))}
      </Stack>
    );
  },
};
