import {
  Check,
  Gauge,
  Globe,
  HandHeart,
  Hourglass,
  Phone,
  ShieldCheck,
  TimerReset,
  type LucideIcon,
} from 'lucide-react';
import {
  Breadcrumbs,
  Button,
  Card,
  Grid,
  Heading,
  Icon,
  Inline,
  Link,
  PageColumn,
  SceneHero,
  Section,
  Stack,
} from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import type { StaticPageContent } from '../../api/use-static-page.ts';
import { ContentPage } from '../../components/ContentPage/ContentPage.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { useLinkTarget } from '../../components/RichText/use-link-target.ts';
import { fillBlocks } from '../../model/fill-blocks.ts';
import { partOf, type Part, type TitledItem } from '../../model/part-of.ts';
import { leadAndSections } from '../../model/sections-of.ts';
import { SAFER_GAMBLING } from '../../paths.ts';
import * as css from './SaferGambling.css.ts';

/**
 * Safer gambling (A§2): the text of the content service as a calm page. Its lists say how a section looks: items that
 * begin with a title are cards (tools with their links, helplines), numbered ones are questions, others advice.
 */
export function SaferGambling() {
  return <ContentPage slug={SAFER_GAMBLING}>{(page, title) => <Filled body={page.body} title={title} />}</ContentPage>;
}

function Filled({ body, title }: { readonly body: StaticPageContent['body']; readonly title: string }) {
  const text = useText('content');
  const toPath = useLocalePath();
  const site = useSite();
  const { languageTag } = site.market;
  const { lead, sections } = leadAndSections(fillBlocks(body, site));
  const parts = sections.map((section) => partOf(section, languageTag));
  const texts = parts.filter(({ kind }) => kind === 'text');
  return (
    <PageColumn width="page" top="none">
      <Breadcrumbs items={[{ label: text('shell.home'), href: toPath('') }, { label: title }]} />
      <SceneHero scene="calm">
        <Heading level={1} size="h1">
          {title}
        </Heading>
        <RichText blocks={lead} />
        {/* Below each other on a phone: side by side they just fit, or not, until the font is there. */}
        <Inline gap="sm" flexDirection={{ base: 'column', md: 'row' }} align={{ base: 'stretch', md: 'center' }}>
          {parts
            .filter(({ kind }) => kind === 'cards')
            .map((part) => (
              <Button key={part.key} variant="secondary" href={`#${part.key}`}>
                {part.title}
              </Button>
            ))}
        </Inline>
      </SceneHero>
      {parts
        .filter(({ kind }) => kind !== 'text')
        .map((part) => (
          <div key={part.key} id={part.key} className={css.part}>
            <Section title={part.title}>
              <Content part={part} />
            </Section>
          </div>
        ))}
      {texts.length > 0 && (
        <Grid columns={{ base: 1, md: 2 }} gap="xl">
          {texts.map((part) => (
            <Section key={part.key} title={part.title}>
              <RichText blocks={part.before} />
            </Section>
          ))}
        </Grid>
      )}
    </PageColumn>
  );
}

function Content({ part }: { readonly part: Part }) {
  if (part.kind === 'text') return <RichText blocks={part.before} />;
  const before = part.before.length > 0 && <RichText blocks={part.before} />;
  const after = part.after.length > 0 && <RichText blocks={part.after} />;
  if (part.kind === 'questions')
    return (
      <Card padding="lg" tone="sunken">
        <Stack gap="lg">
          {before}
          <ol className={css.questions}>
            {part.items.map((item) => (
              <li key={item._key}>
                <RichText blocks={[item]} />
              </li>
            ))}
          </ol>
          {after}
        </Stack>
      </Card>
    );
  return (
    <>
      {before}
      {part.kind === 'advice' ? (
        <ul className={`${css.pair} ${css.row}`}>
          {part.items.map((item) => (
            <li key={item._key} className={css.advice}>
              <Icon icon={Check} />
              <RichText blocks={[item]} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={css.pair}>
          {part.items.map((item) => (
            <TitledCard key={item.key} item={item} />
          ))}
        </ul>
      )}
      {after}
    </>
  );
}

/** Icons of the tools, by the place on the page of limits to which they lead. */
const TOOL_ICONS: Readonly<Record<string, LucideIcon>> = {
  'limits-deposit': Gauge,
  'limits-activity': TimerReset,
  'limits-timeout': Hourglass,
  'limits-exclusion': ShieldCheck,
};

/** Tells by icon where a card leads: a tool, a number to dial, a site, or people. */
function iconOf({ href, text }: TitledItem): LucideIcon {
  if (href?.startsWith('/')) return TOOL_ICONS[href.split('#')[1] ?? ''] ?? ShieldCheck;
  if (text.markDefs.some((link) => link.href.startsWith('tel:'))) return Phone;
  return href === null ? HandHeart : Globe;
}

/** A tool with its link, or a place that helps. */
function TitledCard({ item }: { readonly item: TitledItem }) {
  const target = useLinkTarget()(item.href ?? '');
  const isWhole = target !== null && item.text.markDefs.length === 1;
  return (
    <Card as="li">
      <div className={css.card} data-whole={isWhole || undefined}>
        <span className={css.mark}>
          <Icon icon={iconOf(item)} />
        </span>
        <div className={css.words}>
          <Heading level={3} size="h5">
            {target === null ? (
              item.title
            ) : (
              <Link tone="inherit" href={target}>
                {item.title}
              </Link>
            )}
          </Heading>
          {item.text.children.length > 0 && <RichText blocks={[item.text]} />}
        </div>
      </div>
    </Card>
  );
}
