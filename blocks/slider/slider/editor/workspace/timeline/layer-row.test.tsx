import { render } from '@testing-library/react';
import { LayerRow } from './layer-row';

jest.mock( '../state', () => ( { useEdits: () => ( { change: jest.fn(), endStep: jest.fn() } ) } ) );
jest.mock( './panels/layer-panel', () => ( { barName: () => '' } ) );

test( 'the row of a layer that is chosen elsewhere comes into sight', () => {
	const scrollIntoView = jest.fn();
	Element.prototype.scrollIntoView = scrollIntoView;
	const shown = ( isSelected: boolean ) => (
		<LayerRow
			row={ { id: 'one', name: 'One', attributes: {}, bars: [], depth: 0, isStatic: false } }
			slideDuration={ 9000 }
			scale={ { second: 120 } }
			frame={ undefined }
			showsStatic={ false }
			fit={ jest.fn() }
			onPick={ jest.fn() }
			onDone={ jest.fn() }
			isSelected={ isSelected }
		/>
	);
	const { rerender } = render( shown( false ) );
	expect( scrollIntoView ).not.toHaveBeenCalled();
	rerender( shown( true ) );
	expect( scrollIntoView ).toHaveBeenCalledTimes( 1 );
} );
