import { followAddress } from './deep-link';
import type { Core, Part } from '../../contract/core';
import { movePictures } from './pan-and-zoom';

/** Navigation that hides itself when the pointer leaves, a little later after a finger. */
function hideNavigation( { element, play, listen, undo, clock }: Core ) {
	const controls = element.querySelector< HTMLElement >( '.fr-slider__controls' );
	if ( ! play.hideNavigation || ! controls ) {
		return;
	}
	const { delay, mobile } = play.hideNavigation;
	let cancel = () => {};
	const show = () => {
		cancel();
		delete controls.dataset.state;
	};
	const hide = () => ( controls.dataset.state = 'hidden' );
	hide();
	undo( show );
	listen( element, 'pointerenter', show );
	listen( controls, 'focusin', show );
	listen( element, 'pointerleave', ( { pointerType }: PointerEvent ) => {
		cancel();
		cancel = clock.after( pointerType === 'mouse' ? delay : mobile, hide );
	} );
}

/** Small things that many sliders do without. */
const extras: Part = ( core ) => {
	if ( core.play.nextOnFocus ) {
		core.listen( window, 'focus', () => void core.slider.next() );
	}
	movePictures( core );
	followAddress( core );
	hideNavigation( core );
};
export default extras;
