import { useSlide } from '../state';

/** When what moves. */
export function Timeline() {
	const slide = useSlide();
	return <output>{ String( slide?.attributes.duration ?? '' ) }</output>;
}
