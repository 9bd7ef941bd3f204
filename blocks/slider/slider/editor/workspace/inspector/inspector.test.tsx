import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Level } from '../state';
import { withBreakpointValue, type Edit } from './fields/use-field-edit';
import { fieldsOf } from './fields/field-definitions';
import { Fields } from './fields/field-group';
import { panelsOf } from './panels/panel-registry';
import { findFields } from './option-search';

jest.mock( '@wordpress/block-editor', () => ( {
	useSettings: () => [ [ { name: 'Serif', fontFamily: 'Georgia, serif' } ] ],
	__experimentalUseMultipleOriginColorsAndGradients: () => ( { colors: [], gradients: [] } ),
	store: { name: 'core/block-editor' },
	MediaUploadCheck: ( { children }: { children: ReactNode } ) => children,
	MediaUpload: ( { onSelect }: { onSelect: ( chosen: object ) => void } ) =>
		jest
			.requireActual< typeof import( '@wordpress/element' ) >( '@wordpress/element' )
			.createElement( 'button', { onClick: () => onSelect( { id: 7, url: '/tide.jpg' } ) }, 'Library' ),
} ) );
const mockSource = { type: '' };
jest.mock( './source/use-source-type', () => ( { useSourceType: () => mockSource.type } ) );
jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ) );
jest.mock( '../state', () => ( {
	...jest.requireActual( '../state/attribute-paths' ),
	useSlider: () => ( { slides: [], statics: undefined } ),
	useSlide: () => undefined,
	useEdits: () => ( {} ),
} ) );

/** jsdom lays nothing out. */
Object.assign( window, {
	ResizeObserver: class {
		observe() {}
		unobserve() {}
		disconnect() {}
	},
} );

function editor(): jest.Mocked< Edit > {
	return { set: jest.fn(), setMany: jest.fn(), setAtLevel: jest.fn(), endStep: jest.fn() };
}

const field = ( path: string ) => fieldsOf( 'Layer' ).filter( ( one ) => one.path === path );

function show( path: string, many: object[], level: Level = 0, edit = editor() ) {
	render( <Fields fields={ field( path ) } many={ many } level={ level } edit={ edit } root="Layer" /> );
	return edit;
}

describe( 'a value that each device may have', () => {
	test( 'a narrower device shows what it inherits, greyed, and writes its own alone', () => {
		const edit = show( 'style.fontSize', [ { style: { fontSize: [ 56 ] } } ], 3 );
		const input = screen.getByLabelText< HTMLInputElement >( 'Size' );
		expect( input.value ).toBe( '' );
		expect( input.placeholder ).toBe( '56' );
		fireEvent.change( input, { target: { value: '34' } } );
		expect( edit.setAtLevel ).toHaveBeenCalledWith( { 'style.fontSize': 34 }, 3, '1em' );
	} );

	test( 'the mark says where it differs and whether it is inherited here', () => {
		show( 'style.fontSize', [ { style: { fontSize: [ 56, null, null, 34 ] } } ], 2 );
		expect( screen.getByRole( 'button', { name: 'Size. Different on: Mobile. Inherited.' } ) ).toBeTruthy();
	} );

	test( 'all four are shown at once, and one of them is reset', async () => {
		const edit = show( 'style.fontSize', [ { style: { fontSize: [ 56, null, null, 34 ] } } ], 0 );
		await userEvent.click( screen.getByRole( 'button', { name: 'Size. Different on: Mobile.' } ) );
		const group = await screen.findByRole( 'group', { name: 'Size' } );
		expect(
			within( group )
				.getAllByLabelText< HTMLInputElement >( 'Size' )
				.map( ( { value } ) => value )
		).toEqual( [ '56', '', '', '34' ] );
		await userEvent.click(
			within( group ).getByRole( 'button', { name: 'Size: reset Mobile to inherited value' } )
		);
		expect( edit.setAtLevel ).toHaveBeenCalledWith( { 'style.fontSize': undefined }, 3, '1em' );
	} );

	test( 'a wider device keeps what it shows while a narrower one gets its first value', () => {
		expect( withBreakpointValue( undefined, 3, 34, '1em' ) ).toEqual( [ '1em', null, null, 34 ] );
		expect( withBreakpointValue( [ 56, null, null, 34 ], 0, undefined, '1em' ) ).toEqual( [
			'1em',
			null,
			null,
			34,
		] );
		expect( withBreakpointValue( [ 56, null, null, 34 ], 3, undefined, '1em' ) ).toEqual( [ 56 ] );
		expect( withBreakpointValue( [ 56 ], 0, undefined, '1em' ) ).toBeUndefined();
	} );
} );

test( 'several layers that do not agree are “Mixed”', () => {
	show( 'style.fontSize', [ { style: { fontSize: [ 56 ] } }, { style: { fontSize: [ 40 ] } } ] );
	expect( screen.getByLabelText< HTMLInputElement >( 'Size' ).placeholder ).toBe( 'Mixed' );
} );

test( 'all sides take one value until each gets its own', async () => {
	const edit = show( 'style.padding', [ {} ] );
	fireEvent.change( screen.getByLabelText( 'Padding', { selector: 'input' } ), { target: { value: '12' } } );
	expect( edit.setAtLevel ).toHaveBeenCalledWith(
		{ 'style.padding.top': 12, 'style.padding.right': 12, 'style.padding.bottom': 12, 'style.padding.left': 12 },
		0,
		0
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Unlink sides' } ) );
	fireEvent.change( screen.getByLabelText( 'Left' ), { target: { value: '8' } } );
	expect( edit.setAtLevel ).toHaveBeenLastCalledWith( { 'style.padding.left': 8 }, 0, 0 );
} );

test( 'what the model cannot read is said, and not written', () => {
	const edit = show( 'className', [ { className: 'one' } ] );
	const input = screen.getByLabelText( 'CSS classes' );
	fireEvent.change( input, { target: { value: '"><' } } );
	expect( screen.getByText( 'Invalid value. Your change was not saved.' ) ).toBeTruthy();
	expect( edit.set ).not.toHaveBeenCalled();
	fireEvent.change( input, { target: { value: 'one two' } } );
	expect( edit.set ).toHaveBeenCalledWith( 'className', 'one two' );
} );

test( 'a setting that is chosen can be taken back', async () => {
	const edit = show( 'parallax', [ { parallax: 3 } ] );
	await userEvent.click( screen.getByRole( 'button', { name: 'Reset: Depth' } ) );
	expect( edit.set ).toHaveBeenCalledWith( 'parallax', undefined );
} );

test( 'an action is a sentence, and opens to be changed', async () => {
	const edit = show( 'actions', [ { actions: [ { do: 'jumptoslide', slide: 'next', delay: 200 } ] } ] );
	const said = screen.getByRole( 'button', { name: 'On click: Go to slide, Next slide, after 200 ms' } );
	await userEvent.click( said );
	await userEvent.selectOptions( screen.getByLabelText( 'Action' ), 'toggleslider' );
	expect( edit.set ).toHaveBeenCalledWith( 'actions.0.do', 'toggleslider' );
	await userEvent.selectOptions( screen.getByLabelText( 'Trigger' ), 'mouseenter' );
	expect( edit.set ).toHaveBeenCalledWith( 'actions.0.on', 'mouseenter' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Add action' } ) );
	expect( edit.set ).toHaveBeenCalledWith( 'actions', [
		{ do: 'jumptoslide', slide: 'next', delay: 200 },
		{ do: 'jumptoslide', slide: 'next' },
	] );
} );

test( 'a frame is added under a name of its own', async () => {
	const edit = show( 'frames', [ { frames: [ { id: 'frame_1' } ] } ] );
	await userEvent.click( screen.getByRole( 'button', { name: 'Add' } ) );
	expect( edit.set ).toHaveBeenCalledWith( 'frames', [ { id: 'frame_1' }, { id: 'frame_2', duration: 300 } ] );
} );

test( 'a search finds a setting by its words, those around it, and its name in the document', () => {
	const found = ( wanted: string ) =>
		findFields( panelsOf( 'Layer', 'text' ), wanted ).flatMap( ( { fields } ) =>
			fields.map( ( { path } ) => path )
		);
	expect( found( 'letter spacing' ) ).toEqual( [ 'style.letterSpacing' ] );
	expect( found( 'hover blur' ) ).toContain( 'hover.to.blur' );
	expect( found( 'fontsize' ) ).toEqual( [ 'style.fontSize' ] );
	expect( found( 'no such thing' ) ).toEqual( [] );
} );

test( 'a search finds settings by what people call them', () => {
	const found = ( wanted: string ) =>
		findFields( panelsOf( 'Slider' ), wanted ).flatMap( ( { fields } ) => fields.map( ( { path } ) => path ) );
	expect( found( 'autoplay' ) ).toEqual( expect.arrayContaining( [ 'options.stopLoop', 'options.duration' ] ) );
	expect( found( 'autoplay speed' ) ).toEqual( [ 'options.duration' ] );
	expect( found( 'dots' ) ).toContain( 'options.navigation.bullets.enable' );
	expect( found( 'swipe' ) ).toContain( 'options.navigation.touch.touchenabled' );
	expect( found( 'lazy' ) ).toContain( 'options.lazyType' );
} );

describe( 'what is chosen from a few, whatever else the model would take', () => {
	const slider = ( path: string ) => fieldsOf( 'Slider' ).filter( ( one ) => one.path === path );
	const draw = ( path: string, many: object[], edit = editor() ) => {
		render( <Fields fields={ slider( path ) } many={ many } level={ 0 } edit={ edit } root="Slider" /> );
		return edit;
	};

	test( 'the look of arrows, with the name of an import kept until another is chosen', async () => {
		const edit = draw( 'options.navigation.arrows.style', [
			{ options: { navigation: { arrows: { style: 'hesperiden' } } } },
		] );
		const look = screen.getByLabelText< HTMLSelectElement >( 'Style' );
		expect( look.value ).toBe( 'hesperiden' );
		await userEvent.selectOptions( look, 'Square' );
		expect( edit.set ).toHaveBeenCalledWith( 'options.navigation.arrows.style', 'square' );
	} );

	test( 'the look of arrows that nobody has chosen is the usual one', async () => {
		const edit = draw( 'options.navigation.arrows.style', [ { options: {} } ] );
		expect( screen.getByRole( 'radio', { name: 'Round' } ).getAttribute( 'aria-checked' ) ).toBe( 'true' );
		await userEvent.click( screen.getByRole( 'radio', { name: 'Icon only' } ) );
		expect( edit.set ).toHaveBeenCalledWith( 'options.navigation.arrows.style', 'bare' );
	} );

	test( 'whether slides change by themselves', async () => {
		const edit = draw( 'options.stopLoop', [ { options: {} } ] );
		await userEvent.selectOptions( screen.getByLabelText( 'Autoplay' ), 'never' );
		expect( edit.setMany ).toHaveBeenCalledWith( {
			'options.stopLoop': true,
			'options.stopAtSlide': 1,
			'options.stopAfterLoops': 0,
		} );
	} );

	test( 'the size of a background picture in percent', () => {
		const edit = draw( 'options.wrapper.imageFit', [ { options: { wrapper: { imageFit: '40%' } } } ] );
		fireEvent.change( screen.getByLabelText( 'Image size: percentage' ), { target: { value: '55' } } );
		expect( edit.set ).toHaveBeenCalledWith( 'options.wrapper.imageFit', '55%' );
	} );
} );

describe( 'the source of a video', () => {
	const draw = ( root: 'Slide' | 'Layer', path: string, one: object, edit = editor() ) => {
		const fields = fieldsOf( root ).filter( ( entry ) => entry.path === path );
		render( <Fields fields={ fields } many={ [ one ] } level={ 0 } edit={ edit } root={ root } /> );
		return edit;
	};
	const chooses = ( typed: string ) =>
		fireEvent.change( screen.getByLabelText( 'File URL' ), { target: { value: typed } } );
	const sources = [ { url: '/tide.mp4', type: 'video/mp4' } ];

	test( 'behind a slide it plays by itself, without sound, again and again, on a slide that was a color too', () => {
		const edit = draw( 'Slide', 'background.video.provider', { background: { type: 'color', color: '#f0f0f0' } } );
		chooses( '/tide.mp4' );
		expect( edit.setMany ).toHaveBeenCalledWith( {
			'background.video.sources': sources,
			'background.video.autoplay': 'always',
			'background.video.muted': true,
			'background.video.loop': 'loop',
			'background.type': undefined,
		} );
	} );

	test( 'so does one of a provider, by its number', () => {
		const edit = draw( 'Slide', 'background.video.provider', { background: { video: { provider: 'youtube' } } } );
		fireEvent.change( screen.getByLabelText( 'Video URL or ID' ), {
			target: { value: 'https://youtu.be/abcdefghijk' },
		} );
		expect( edit.setMany ).toHaveBeenCalledWith(
			expect.objectContaining( { 'background.video.id': 'abcdefghijk', 'background.video.autoplay': 'always' } )
		);
	} );

	test( 'another file leaves what was chosen, and none takes only the file away', () => {
		const video = { sources: [ { url: '/old.mp4' } ], autoplay: 'first' };
		const edit = draw( 'Slide', 'background.video.provider', { background: { video } } );
		chooses( '/tide.mp4' );
		expect( edit.setMany ).toHaveBeenLastCalledWith( {
			'background.video.sources': sources,
			'background.type': undefined,
		} );
		chooses( '' );
		expect( edit.setMany ).toHaveBeenLastCalledWith( { 'background.video.sources': undefined } );
	} );

	test( 'a picture behind a slide that was a color is shown', async () => {
		const edit = draw( 'Slide', 'background.image', { background: { type: 'color', color: '#f0f0f0' } } );
		await userEvent.click( screen.getByRole( 'button', { name: 'Library' } ) );
		expect( edit.setMany ).toHaveBeenCalledWith( {
			'background.image': { id: 7, url: '/tide.jpg' },
			'background.type': undefined,
		} );
	} );

	test( 'a layer waits for whoever looks at it', () => {
		const edit = draw( 'Layer', 'video.provider', { type: 'video' } );
		chooses( '/tide.mp4' );
		expect( edit.setMany ).toHaveBeenCalledWith( { 'video.sources': sources } );
	} );
} );

test( 'a frame moves by a length, over an edge, or by chance', async () => {
	const edit = show( 'hover.to.x', [ { hover: { to: { x: [ 10 ] } } } ] );
	fireEvent.change( screen.getByLabelText( 'Move X' ), { target: { value: '24' } } );
	expect( edit.setAtLevel ).toHaveBeenCalledWith( { 'hover.to.x': 24 }, 0, 0 );
	await userEvent.click( screen.getByRole( 'button', { name: 'Move X: more value types' } ) );
	await userEvent.click( await screen.findByRole( 'menuitem', { name: 'Outside slide: Left' } ) );
	expect( edit.setAtLevel ).toHaveBeenLastCalledWith( { 'hover.to.x': 'left' }, 0, 0 );
} );

describe( 'slides that are made of posts', () => {
	afterEach( () => {
		mockSource.type = '';
	} );

	test( 'a text says what of the post stands there', async () => {
		mockSource.type = 'posts';
		const edit = show( 'html', [ { html: 'A headline' } ] );
		await userEvent.selectOptions( screen.getByLabelText( 'Source' ), 'Title' );
		expect( edit.set ).toHaveBeenCalledWith( 'metadata.bindings.html', {
			source: 'frontage/post',
			args: { field: 'title' },
		} );
	} );

	test( 'a custom field is named, and a source of others stays', async () => {
		mockSource.type = 'posts';
		const binding = { source: 'core/post-meta', args: { key: 'season' } };
		const edit = show( 'html', [ { html: 'A headline', metadata: { bindings: { html: binding } } } ] );
		fireEvent.change( screen.getByLabelText( 'Custom field name' ), { target: { value: 'year' } } );
		expect( edit.set ).toHaveBeenCalledWith( 'metadata.bindings.html', {
			source: 'core/post-meta',
			args: { key: 'year' },
		} );
		await userEvent.selectOptions( screen.getByLabelText( 'Source' ), 'Same on all slides' );
		expect( edit.set ).toHaveBeenCalledWith( 'metadata.bindings.html', undefined );
	} );

	test( 'a slider of its own slides asks for none of it', () => {
		show( 'html', [ { html: 'A headline' } ] );
		expect( screen.queryByLabelText( 'Source' ) ).toBeNull();
	} );
} );
