import type { ModuleContext } from '../../types/module-context';

type Uses = Pick< ModuleContext, 'element' | 'play' | 'listen' | 'undo' | 'clock' >;

/** Hides the navigation when the pointer leaves, with a longer delay after touch. */
export function hideNavigation( { element, play, listen, undo, clock }: Uses ) {
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
