import { useSlide } from '../state';
import { isDarkSlide, type Ground } from './new-layers';
import { useOptions } from './use-options';

/** What new layers are made for: the slide that is shown, with the options of its slider. */
export function useGround(): Ground {
	return { options: useOptions(), isDark: isDarkSlide( useSlide() ) };
}
