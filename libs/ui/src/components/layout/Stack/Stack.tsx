import { Box, type BoxProps } from '../Box/Box.tsx';

export type StackProps = Omit<BoxProps, 'display' | 'flexDirection' | 'alignItems'> & {
  align?: BoxProps['alignItems'];
};

/** Children one below another. */
export function Stack({ gap = 'md', align = 'stretch', ...props }: StackProps) {
  return <Box display="flex" flexDirection="column" gap={gap} alignItems={align} {...props} />;
}
