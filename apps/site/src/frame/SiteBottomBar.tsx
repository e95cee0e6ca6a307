import { useLocation } from 'react-router-dom';
import { BottomBar } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import {
  isOffered,
  useBreak,
  useLocalePath,
  useModules,
  useOverlay,
  useVisitor,
  type BottomBarItem,
} from '@baize/shell';

/**
 * The phone's navigation: at each place the brand's own choice, or the first of the modules' items that applies. For a
 * player on a time-out or excluded it links to the pages that stay open (ruling 19).
 */
export function SiteBottomBar() {
  const text = useText();
  const toPath = useLocalePath();
  const modules = useModules();
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  const [overlay, openOverlay] = useOverlay();
  const held = useBreak() !== null;
  const isKnown = visitor.authorisation.status === 'resolved';
  const { productTab } = useSite().brand.layout;
  const isWithin = (path: string) => pathname === toPath(path) || pathname.startsWith(`${toPath(path)}/`);
  const parameters = new URLSearchParams(search);
  /** How exactly an item's address matches the current one; 0 if it does not. */
  const match = (item: BottomBarItem): number =>
    'path' in item &&
    (item.path ? isWithin(item.path) : pathname === toPath('')) &&
    (item.parameter === undefined || parameters.has(item.parameter))
      ? toPath(item.path).length + (item.parameter === undefined ? 0 : 1)
      : 0;
  const items = modules
    .flatMap(({ bottomBar = [] }) => bottomBar)
    .filter(
      ({ onBreak, within, guards = [] }) =>
        (onBreak === 'only') === held && (within?.some(isWithin) ?? true) && isOffered(guards, visitor),
    )
    .sort((a, b) => a.place - b.place || Number(b.id === productTab) - Number(a.id === productTab) || a.order - b.order)
    .filter(({ place }, index, all) => place !== all[index - 1]?.place);
  const best = Math.max(0, ...items.map(match));
  return (
    <BottomBar
      items={items.map((item) => {
        const { id, labelKey, icon, isPrimary: primary, guards = [] } = item;
        const corner = guards.includes('anonymous') ? (isKnown ? 'known' : 'waiting') : undefined;
        const shown = { id, label: text(labelKey), icon, primary, corner } as const;
        return 'path' in item
          ? {
              ...shown,
              href: `${toPath(item.path)}${item.parameter === undefined ? '' : `?${item.parameter}=`}`,
              current: best > 0 && match(item) === best,
            }
          : {
              ...shown,
              onClick: () => openOverlay(item.toggles && overlay === item.overlay ? null : item.overlay),
              expanded: overlay === item.overlay,
            };
      })}
    />
  );
}
