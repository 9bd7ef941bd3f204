import { useSlide } from '../../state';
import { isDarkSlide, type Ground } from '../layers/new-layers';
import { useOptions } from './use-slider-options';

/** What new layers are made for: the slide that is shown, with the options of its slider. */
export function useGround(): Ground {
	return { options: useOptions(), isDark: isDarkSlide( useSlide() ) };
}
