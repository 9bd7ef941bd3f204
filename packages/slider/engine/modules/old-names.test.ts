import { installAnimations } from '../../../../tests/support/animations';
import { startSlider } from '../../../../tests/support/slider-engine';
import { playDocument } from '../../../../tests/support/slider-page';

installAnimations();

interface OldDetail {
	slideIndex: number;
	slideLIIndex: number;
	prevSlideIndex: number;
	currentslide: HTMLElement;
}
const NAMES = [
	'onloaded',
	'onbeforeswap',
	'onafterswap',
	'onchange',
	'onpause',
	'onresume',
	'onstop',
	'onvideoplay',
	'onvideostop',
	'carouselchange',
].map( ( name ) => `revolution.slide.${ name }` );

/** Names and details as listeners of old hear them. */
function hear() {
	const heard: [ string, OldDetail ][] = [];
	const listen = ( event: Event ) => heard.push( [ event.type, ( event as CustomEvent ).detail ] );
	NAMES.forEach( ( name ) => document.addEventListener( name, listen ) );
	return { heard, names: () => heard.map( ( [ name ] ) => name.replace( 'revolution.slide.', '' ) ) };
}
const page = window as Window & { jQuery?: unknown };

afterEach( () => delete page.jQuery );

test( 'a change is told under its old names, with indices from 1 and from 0', async () => {
	const { names, heard } = hear();
	const { slider, clock, slides } = await startSlider( playDocument( { modules: [ 'old-names' ] } ) );
	await Promise.all( [ slider.next(), clock.pass( 2000 ) ] );
	expect( names() ).toEqual( [ 'onloaded', 'onbeforeswap', 'onafterswap', 'onchange' ] );
	expect( heard[ 1 ]![ 1 ] ).toEqual(
		expect.objectContaining( { slideIndex: 2, slideLIIndex: 1, prevSlideIndex: 1, currentslide: slides[ 0 ] } )
	);
	expect( heard[ 3 ]![ 1 ] ).toEqual(
		expect.objectContaining( { slideIndex: 2, prevSlideIndex: 1, currentslide: slides[ 1 ] } )
	);
} );

test( 'jQuery hears them where the page has it', async () => {
	const trigger = jest.fn();
	page.jQuery = () => ( { trigger } );
	const { slider, clock } = await startSlider( playDocument( { modules: [ 'old-names' ], autoplay: { delay: 0 } } ) );
	trigger.mockClear();
	slider.pause();
	await clock.pass( 10 );
	slider.play();
	expect( trigger.mock.calls.map( ( [ name ] ) => name ) ).toEqual( [
		'revolution.slide.onpause',
		'revolution.slide.onresume',
	] );
	expect( trigger.mock.calls[ 0 ][ 1 ] ).toEqual( [ expect.objectContaining( { slideIndex: 1 } ) ] );
} );

test( 'jQuery, which hears native events too where a name has no dot, tells its listeners once', async () => {
	const told: string[] = [];
	const event: { triggered?: string } = {};
	const trigger = ( name: string ) => void told.push( name );
	page.jQuery = Object.assign( () => ( { trigger } ), { event } );
	const { slider, element, slides } = await startSlider( playDocument( { modules: [ 'old-names' ] } ) );
	element.addEventListener(
		'layeraction',
		( { type } ) => event.triggered !== type && told.push( type ) // As jQuery listens.
	);
	told.length = 0;
	element.dispatchEvent(
		new CustomEvent( 'frontage:layer:acted', {
			detail: { slider, slide: slides[ 0 ], previous: 0, index: 0 },
		} )
	);
	expect( told ).toEqual( [ 'layeraction' ] );
	expect( event.triggered ).toBeUndefined();
} );

test( 'a film that plays and stops is told under its old names', async () => {
	const { heard, names } = hear();
	const { slider, element, slides } = await startSlider( playDocument( { modules: [ 'old-names' ] } ) );
	for ( const name of [ 'playing', 'stopped' ] ) {
		const detail = { slider, slide: slides[ 0 ], previous: 0, index: 0, layer: slides[ 0 ] };
		element.dispatchEvent( new CustomEvent( `frontage:layer:${ name }`, { detail } ) );
	}
	expect( names() ).toEqual( [ 'onloaded', 'onvideoplay', 'onvideostop' ] );
	expect( heard[ 1 ]![ 1 ] ).toEqual( expect.objectContaining( { layer: slides[ 0 ], slideIndex: 1 } ) );
} );

test( 'after destroy() nobody tells anything', async () => {
	const { slider, element } = await startSlider( playDocument( { modules: [ 'old-names' ] } ) );
	slider.destroy();
	const { heard } = hear();
	element.dispatchEvent( new CustomEvent( 'frontage:slide:changed', { detail: {} } ) );
	expect( heard ).toEqual( [] );
} );
