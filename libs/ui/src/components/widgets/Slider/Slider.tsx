import { useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderStateContext,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import * as css from './Slider.css.ts';

export interface SliderProps {
  label: string;
  /** A whole number of steps from 0; `steps` is the furthest right. */
  value: number;
  onChange: (value: number) => void;
  steps: number;
  /** What a position means, in the player's own writing: “€40.00”. Shown, and read out. */
  valueText: (position: number) => string;
  /** What stands under both ends; the label alone says enough where it is left out. */
  ends?: readonly [least: string, most: string] | undefined;
  disabled?: boolean | undefined;
}

/** React Aria says the number; a person hears what it means. */
function Spoken({
  input,
  valueText,
}: {
  input: RefObject<HTMLInputElement | null>;
  valueText: (position: number) => string;
}) {
  const position = useContext(SliderStateContext)?.values[0] ?? 0;
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', valueText(position)));
  return null;
}

/**
 * A rough choice along a line, beside a field that says it exactly. Arrow keys go a step, Page Up and Page Down a tenth,
 * Home and End to the ends. Positions are steps, so that uneven scales (a rest at the end) stay possible.
 */
export function Slider({ label, value, onChange, steps, valueText, ends, disabled = false }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <AriaSlider
      className={css.slider}
      value={value}
      onChange={onChange}
      minValue={0}
      maxValue={steps}
      step={1}
      isDisabled={disabled}
    >
      <Label className={css.label}>{label}</Label>
      <span className={css.value} aria-hidden="true">
        {valueText(value)}
      </span>
      <SliderTrack className={css.track}>
        <SliderFill className={css.fill} />
        <SliderThumb className={css.thumb} inputRef={input}>
          <Spoken input={input} valueText={valueText} />
        </SliderThumb>
      </SliderTrack>
      {ends && (
        <div className={css.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </AriaSlider>
  );
}
