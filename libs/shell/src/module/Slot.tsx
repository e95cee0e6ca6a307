import { decideAccess } from '../guards/guards.ts';
import { useVisitor } from '../guards/use-visitor.ts';
import { LazyPart } from './LazyPart.tsx';
import { useModules } from './modules.tsx';
import { partsOf, type SlotKey } from './slots.ts';

/** Shows what the modules put into a slot, with the slot's props: `<Slot of={LANDING_GAMES} category="slots" />`. */
export function Slot<Props extends object>({ of, ...props }: { readonly of: SlotKey<Props> } & NoInfer<Props>) {
  const visitor = useVisitor();
  return partsOf(useModules(), of)
    .filter(({ guards = [] }) => decideAccess(guards, visitor).kind === 'allow')
    .map(({ id, lazy }) => <LazyPart key={id} load={lazy} props={props} />);
}
