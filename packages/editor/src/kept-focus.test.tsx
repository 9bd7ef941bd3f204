import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { useKeptFocus } from '.';

/** Entries that go away by a button of their own; what adds one stands below. */
function List( { begin, hidden }: { begin: string[]; hidden?: boolean } ) {
	const [ entries, setEntries ] = useState( begin );
	return (
		<div ref={ useKeptFocus() }>
			<button>Before</button>
			<div>
				<ul>
					{ ( hidden ? [] : entries ).map( ( entry ) => (
						<li key={ entry }>
							<button onClick={ () => setEntries( entries.filter( ( one ) => one !== entry ) ) }>
								Remove { entry }
							</button>
						</li>
					) ) }
				</ul>
				<button onClick={ () => setEntries( [ ...entries, 'new' ] ) }>Add</button>
			</div>
		</div>
	);
}

const focused = () => document.querySelector( ':focus' )?.textContent;

const removes = async ( begin: string[], entry: string ) => {
	render( <List begin={ begin } /> );
	screen.getByRole( 'button', { name: `Remove ${ entry }` } ).focus();
	await userEvent.keyboard( '{Enter}' );
};

test( 'the entry before has the focus, once one is removed', async () => {
	await removes( [ 'one', 'two', 'three' ], 'two' );
	expect( focused() ).toBe( 'Remove one' );
} );

test( 'the next has it, once the first is removed', async () => {
	await removes( [ 'one', 'two' ], 'one' );
	expect( focused() ).toBe( 'Remove two' );
} );

test( 'what stands beside the list has it, once the list is empty', async () => {
	await removes( [ 'one' ], 'one' );
	expect( focused() ).toBe( 'Add' );
} );

test( 'who pressed beside all of it gets no focus back', async () => {
	const { rerender } = render( <List begin={ [ 'one' ] } /> );
	screen.getByRole( 'button', { name: 'Remove one' } ).focus();
	await userEvent.click( document.body );
	rerender( <List begin={ [ 'one' ] } hidden /> );
	await Promise.resolve();
	expect( focused() ).toBeUndefined();
} );

test( 'what asks for the focus itself keeps it', async () => {
	const { rerender } = render( <List begin={ [ 'one' ] } /> );
	screen.getByRole( 'button', { name: 'Remove one' } ).focus();
	rerender( <List begin={ [ 'one' ] } hidden /> );
	screen.getByRole( 'button', { name: 'Before' } ).focus();
	await Promise.resolve();
	expect( focused() ).toBe( 'Before' );
} );
