import { whilePresent } from './presence';

const settle = () => new Promise( ( done ) => setTimeout( done ) );

test( 'each is started once, and is told whenever it comes and leaves; one that is moved never left', async () => {
	const said: string[] = [];
	document.body.innerHTML = '<p class="a" id="one"></p><p class="a" id="not-ours"></p>';
	whilePresent( '.a', ( { id } ) => {
		said.push( `${ id } is started` );
		return id === 'not-ours'
			? undefined
			: ( present ) => {
					said.push( `${ id } is there` );
					present.addEventListener( 'abort', () => said.push( `${ id } is gone` ) );
				};
	} );
	expect( said.splice( 0 ) ).toEqual( [ 'one is started', 'one is there', 'not-ours is started' ] );

	document.body.insertAdjacentHTML( 'beforeend', '<div><p class="a" id="two"></p></div>' );
	await settle();
	expect( said.splice( 0 ) ).toEqual( [ 'two is started', 'two is there' ] );

	const two = document.getElementById( 'two' )!;
	const holder = two.parentElement!;
	document.body.prepend( two );
	two.textContent = 'Text';
	await settle();
	expect( said ).toEqual( [] );

	holder.append( two );
	holder.remove();
	await settle();
	expect( said.splice( 0 ) ).toEqual( [ 'two is gone' ] );

	document.body.append( holder );
	await settle();
	expect( said ).toEqual( [ 'two is there' ] );
} );
