import { fireEvent, render, screen } from '@testing-library/react';
import { WhatIsThis } from './what-is-this';

test( 'the answer opens and closes; the button names its setting', () => {
	render(
		<WhatIsThis label="What is this?" setting="Page transitions">
			Pages fade into each other.
		</WhatIsThis>
	);
	const button = screen.getByRole( 'button', { name: 'What is this? (Page transitions)' } );
	expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	expect( screen.queryByText( 'Pages fade into each other.' ) ).toBeNull();
	fireEvent.click( button );
	expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	screen.getByText( 'Pages fade into each other.' );
	fireEvent.click( button );
	expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
} );
