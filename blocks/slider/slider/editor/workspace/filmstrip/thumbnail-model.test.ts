import { sketch, words, type SketchBlock } from './thumbnail-model';

const block = ( attributes: object, innerBlocks: SketchBlock[] = [] ): SketchBlock => ( {
	attributes: attributes as SketchBlock[ 'attributes' ],
	innerBlocks,
} );

describe( 'a slide drawn small', () => {
	it( 'has its background and what it says, in parts of its width', () => {
		const drawn = sketch(
			block( { background: { color: '#123', image: { url: '/sea.jpg' } } }, [
				block( {
					html: '<b>Sea</b> &amp; sky',
					box: { offsetX: [ 120, 60 ], offsetY: [ 60 ], width: [ 600 ] },
					style: { fontSize: [ 60 ], color: [ '#fff' ] },
				} ),
				block( { type: 'image', image: { url: '/boat.png' }, box: { x: [ 'right' ], y: [ 'bottom' ] } } ),
				block( { type: 'shape' } ),
			] ),
			1200
		);
		expect( drawn.background ).toMatchObject( { color: '#123', src: '/sea.jpg', fit: 'cover' } );
		expect( drawn.layers ).toHaveLength( 2 );
		expect( drawn.layers[ 0 ] ).toMatchObject( {
			kind: 'text',
			text: 'Sea & sky',
			style: { left: '10.00cqw', top: '5.00cqw', width: '50.00cqw', fontSize: '5.00cqw', color: '#fff' },
		} );
		expect( drawn.layers[ 1 ] ).toMatchObject( { kind: 'picture', src: '/boat.png', style: { right: '0.00cqw' } } );
	} );

	it( 'shows no picture where a colour was chosen', () => {
		const background = { type: 'color', color: 'red', image: { url: '/sea.jpg' } };
		expect( sketch( block( { background } ), 1200 ).background.src ).toBe( '' );
	} );

	it( 'reads what stands in a group', () => {
		const group = block( { type: 'group' }, [ block( { html: 'Inside' } ) ] );
		const [ drawn ] = sketch( block( {}, [ group ] ), 1200 ).layers;
		expect( drawn!.layers.map( ( { text } ) => text ) ).toEqual( [ 'Inside' ] );
	} );

	it( 'has rows below each other in their part of the slide, and texts of columns in flow', () => {
		const row = ( html: string, zone: string ) =>
			block( { type: 'row', box: { zone }, style: { padding: { top: [ 60 ] } } }, [
				block( { type: 'column', column: { width: '50%' } }, [ block( { html } ) ] ),
			] );
		const rows = [ row( 'One', 'middle' ), row( 'Two', 'middle' ), row( 'Three', 'bottom' ) ];
		const [ middle, bottom ] = sketch( block( {}, rows ), 1200 ).layers;
		expect( middle!.style ).toEqual( { left: '0', width: '100%', top: '50%', translate: '0 -50%' } );
		expect( middle!.layers ).toHaveLength( 2 );
		expect( middle!.layers[ 0 ]!.style ).toMatchObject( { display: 'flex', padding: '5.00cqw 0 0 0' } );
		const [ column ] = middle!.layers[ 0 ]!.layers;
		expect( column!.style ).toMatchObject( { flex: '0 1 50%' } );
		expect( column!.layers[ 0 ] ).toMatchObject( { text: 'One', style: { position: 'static', display: 'block' } } );
		expect( bottom!.style ).toMatchObject( { bottom: '0' } );
	} );

	it( 'leaves out a row in which nothing is seen', () => {
		const row = block( { type: 'row' }, [ block( { type: 'column' }, [ block( { type: 'shape' } ) ] ) ] );
		expect( sketch( block( {}, [ row ] ), 1200 ).layers ).toEqual( [] );
	} );
} );

test( 'words are what people read, and no marks', () => {
	expect( words( '<h1>One<br> two</h1><script>three</script>' ) ).not.toContain( '<' );
	expect( words( '<img src=x onerror=alert(1)>Four' ) ).toBe( 'Four' );
} );
