import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { PeriodsPanel } from './periods-panel';

jest.mock( '@wordpress/block-editor', () => ( {} ) );

function Kept() {
	const [ periods, setPeriods ] = useState(
		[ 'Monthly', 'Yearly', 'One-time' ].map( ( label ) => ( { key: label, label } ) )
	);
	return (
		<PeriodsPanel periods={ periods } first={ 0 } onChange={ ( next ) => setPeriods( next as typeof periods ) } />
	);
}

test( 'a period is removed by keys, and the focus stays among the others', async () => {
	render( <Kept /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Periods' } ) );
	const buttons = () => screen.getAllByRole( 'button', { name: 'Remove period' } );
	buttons()[ 2 ]!.focus();
	await userEvent.keyboard( '{Enter}' );
	expect( buttons() ).toHaveLength( 2 );
	expect( buttons()[ 1 ]!.matches( ':focus' ) ).toBe( true );
} );
