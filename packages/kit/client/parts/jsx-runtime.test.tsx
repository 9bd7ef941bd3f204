import * as React from 'react';
import { render } from '@testing-library/react';
import { createRuntime } from './jsx-runtime';

const { jsx, jsxs } = createRuntime( React );

test( 'elements are what JSX would make of them', () => {
	const ref = React.createRef< HTMLElement >();
	const list = jsxs( 'ul', {
		className: 'a',
		children: [ jsx( 'li', { children: 'One' } ), jsx( 'li', {} ) ],
	} ) as React.ReactElement;
	expect( render( list ).container.innerHTML ).toBe( '<ul class="a"><li>One</li><li></li></ul>' );
	const { key, props } = jsx( 'p', { id: 'b' }, 'c' ) as React.ReactElement;
	expect( [ key, props ] ).toEqual( [ 'c', { id: 'b' } ] );
	expect( ( jsx( 'p', { ref } as never ) as React.ReactElement & { ref: unknown } ).ref ).toBe( ref );
} );

test( 'children that stand side by side need no keys', () => {
	render( jsxs( React.Fragment, { children: [ jsx( 'i', {} ), jsx( 'b', {} ) ] } ) as React.ReactElement );
	expect( console ).not.toHaveErrored();
} );
