import { waitFor } from '@testing-library/dom';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import type { IslandProps } from '../islands';
import { Slot } from '../slot';
import { createMount } from './mount';

const mount = createMount( React, createRoot );

function host() {
	const form = document.createElement( 'form' );
	form.append(
		document.createRange().createContextualFragment( '<input name="a" value="typed"><p data-slot="status">PHP</p>' )
	);
	document.body.replaceChildren( form );
	return form;
}

test( 'when it settles, the island’s listeners are in place and PHP’s markup is untouched', async () => {
	const form = host();
	const input = form.querySelector( 'input' );
	const heard = jest.fn();
	function Island( { host: element, props }: IslandProps< { text: string } > ) {
		React.useEffect( () => {
			element.addEventListener( 'submit', heard );
			return () => element.removeEventListener( 'submit', heard );
		}, [ element ] );
		return (
			<Slot of={ element } name="status">
				{ props.text }
			</Slot>
		);
	}

	await mount( Island, { host: form, props: { text: 'React' } } );
	expect( form.dataset.state ).toBe( 'ready' );
	form.dispatchEvent( new Event( 'submit' ) );
	expect( heard ).toHaveBeenCalledTimes( 1 );
	expect( form.querySelector( 'input' ) ).toBe( input );
	expect( form.textContent ).toContain( 'React' );
	expect( form.textContent ).not.toContain( 'PHP' );
} );

test( 'an island that breaks at once rejects and leaves the host to PHP', async () => {
	const form = host();
	function Island(): React.ReactElement {
		throw new Error( 'broken' );
	}
	await expect( mount( Island, { host: form, props: {} } ) ).rejects.toThrow( 'broken' );
	expect( form.dataset.state ).toBe( 'native' );
	expect( form.textContent ).toContain( 'PHP' );
	expect( console ).toHaveErrored();
} );

test( 'an island that breaks later takes its listeners away and leaves the host to PHP', async () => {
	const form = host();
	const heard = jest.fn();
	function Island( { host: element }: IslandProps< object > ) {
		const [ broken, setBroken ] = React.useState( false );
		React.useEffect( () => {
			const listener = () => {
				heard();
				setBroken( true );
			};
			element.addEventListener( 'submit', listener );
			return () => element.removeEventListener( 'submit', listener );
		}, [ element ] );
		if ( broken ) {
			throw new Error( 'broken' );
		}
		return null;
	}

	await mount( Island, { host: form, props: {} } );
	form.dispatchEvent( new Event( 'submit' ) );
	await waitFor( () => expect( form.dataset.state ).toBe( 'native' ) );
	form.dispatchEvent( new Event( 'submit' ) );
	expect( heard ).toHaveBeenCalledTimes( 1 );
	expect( console ).toHaveErrored();
} );
