import { decideAccess } from '../guards/guards.ts';
import { useVisitor } from '../guards/use-visitor.ts';
import { LazyPart } from './LazyPart.tsx';
import { useModules } from './modules.tsx';
import { partsOf, type SlotKey } from './slots.ts';

interface SlotOptions<Props extends object> {
  readonly of: SlotKey<Props>;
  /** Shows only the part with this id. */
  readonly only?: string;
  /** Suspends the boundary around the slot while its parts load, so that they appear together with what is beside it. */
  readonly suspends?: boolean;
}

/** Shows what the modules put into a slot, with the slot's props: `<Slot of={GAMES_ROW} category="slots" />`. */
export function Slot<Props extends object>({
  of,
  only,
  suspends = false,
  ...props
}: SlotOptions<Props> & NoInfer<Props>) {
  const visitor = useVisitor();
  return partsOf(useModules(), of)
    .filter(
      ({ id, guards = [] }) => (only === undefined || id === only) && decideAccess(guards, visitor).kind === 'allow',
    )
    .map(({ id, lazy }) => <LazyPart key={id} load={lazy} props={props} suspends={suspends} waits />);
}
