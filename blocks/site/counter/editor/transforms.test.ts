import { createBlock } from '@wordpress/blocks';
import { transforms } from './transforms';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: jest.fn( ( name: string, attributes: object ) => ( { name, attributes } ) ),
} ) );

test( 'a counter is turned into what it was asked for, with its words', () => {
	for ( const name of [ 'core/paragraph', 'core/heading' ] ) {
		const turn = transforms.to.find( ( { blocks } ) => blocks.includes( name ) )!.transform;
		turn( { end: 1250, suffix: '+', title: 'buildings' } as Parameters< typeof turn >[ 0 ] );
		expect( createBlock ).toHaveBeenLastCalledWith( name, { content: '1,250+ buildings' } );
	}
} );
