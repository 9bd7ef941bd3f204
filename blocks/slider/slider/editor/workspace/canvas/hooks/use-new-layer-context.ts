import { useSlide } from '../../state';
import { isDarkSlide, type Ground } from '../layers/new-layers';
import { useOptions } from './use-slider-options';

/** Context for new layers: the current slide and the options of its slider. */
export function useGround(): Ground {
	return { options: useOptions(), isDark: isDarkSlide( useSlide() ) };
}
