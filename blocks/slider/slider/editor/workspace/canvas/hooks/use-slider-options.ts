import { normalise, type Options } from '@frontage/slider/model';
import { useMemo } from '@wordpress/element';
import { useSlider } from '../../state';

/** Options of the open slider, with defaults. */
export function useOptions(): Options {
	const { slider } = useSlider();
	const options: unknown = slider?.attributes.options;
	return useMemo( () => normalise( { schema: 1, options: options ?? {} } ).model.options, [ options ] );
}
