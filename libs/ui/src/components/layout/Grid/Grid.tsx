import { Box, type BoxProps } from '../Box/Box.tsx';

export type GridProps = Omit<BoxProps, 'display' | 'gridTemplateColumns'> & {
  columns?: BoxProps['gridTemplateColumns'];
};

/** Children in columns; `columns={{ base: 1, md: 2 }}`. */
export function Grid({ columns = 1, gap = 'md', ...props }: GridProps) {
  return <Box display="grid" gridTemplateColumns={columns} gap={gap} {...props} />;
}
