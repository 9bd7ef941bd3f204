import { slideName, useSlide } from '../state';

/** The slide, drawn by the engine. */
export function Canvas() {
	const slide = useSlide();
	return <p>{ slide && slideName( slide, 0 ) }</p>;
}
