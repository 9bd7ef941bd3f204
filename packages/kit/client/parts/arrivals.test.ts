import { onArrival } from './arrivals';

const settle = () => new Promise( ( done ) => setTimeout( done ) );

test( 'each is started once: those that are there, and those that come, in whatever they come', async () => {
	document.body.innerHTML = '<p class="a" id="one"></p>';
	const started: string[] = [];
	onArrival( '.a', ( { id } ) => void started.push( id ) );
	expect( started ).toEqual( [ 'one' ] );
	document.body.insertAdjacentHTML( 'beforeend', '<div><p class="a" id="two"></p></div><p>b</p>' );
	await settle();
	document.body.prepend( document.getElementById( 'two' )! );
	document.getElementById( 'one' )!.textContent = 'Text';
	await settle();
	expect( started ).toEqual( [ 'one', 'two' ] );
} );
