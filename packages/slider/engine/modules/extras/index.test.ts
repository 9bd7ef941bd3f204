import { animationsOf, installAnimations } from '../../../../../tests/support/animations';
import { startSlider } from '../../../../../tests/support/slider-engine';
import { playDocument } from '../../../../../tests/support/slider-page';

installAnimations();

const state = { rotate: 0, blur: 0, x: '0px', y: '0px' };
const panZoom = { duration: 4000, ease: 'linear', from: { ...state, scale: 1 }, to: { ...state, scale: 2 } };
const zooming = ( mobile: { mobile?: false }, media: string[] ) =>
	startSlider( playDocument( { slides: [ { background: { panZoom: { ...panZoom, ...mobile } } }, {} ] } ), {
		content: () => '<img class="fr-slide__image" alt="">',
		media,
	} );

const TELEPHONE = '(hover: none) and (pointer: coarse)';

test.each( [
	[ 'everywhere', {}, [ TELEPHONE ], 1 ],
	[ 'not on telephones', { mobile: false } as const, [ TELEPHONE ], 0 ],
	[ 'but elsewhere', { mobile: false } as const, [], 1 ],
] )( 'pictures pan and zoom: %s', async ( _, mobile, media, many ) => {
	const { slides } = await zooming( mobile, media );
	expect( animationsOf( slides[ 0 ]! ) ).toHaveLength( many );
} );

test( 'where the document says so, the next slide comes when the window gets the focus back', async () => {
	const { slider, clock } = await startSlider( playDocument( { nextOnFocus: true } ) );
	window.dispatchEvent( new Event( 'focus' ) );
	await clock.pass( 2000 );
	expect( slider.index ).toBe( 1 );
	slider.destroy();
	window.dispatchEvent( new Event( 'focus' ) );
	expect( slider.index ).toBe( 1 );
} );
