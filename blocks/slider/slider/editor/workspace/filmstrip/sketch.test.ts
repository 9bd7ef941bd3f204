import { sketch, words, type SketchBlock } from './sketch';

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
		expect( sketch( block( {}, [ group ] ), 1200 ).layers.map( ( { text } ) => text ) ).toEqual( [ 'Inside' ] );
	} );
} );

test( 'words are what people read, and no marks', () => {
	expect( words( '<h1>One<br> two</h1><script>three</script>' ) ).not.toContain( '<' );
	expect( words( '<img src=x onerror=alert(1)>Four' ) ).toBe( 'Four' );
} );
