export {}; // A module of its own: its names are nobody else’s.

const mockSaid: string[] = [];
jest.mock( '@frontage/kit/announce', () => ( { announce: ( text: string ) => mockSaid.push( text ) } ) );

test( 'what is shown now is said, and nothing else is', () => {
	document.body.innerHTML = `<div class="fr-pricing">
		<input type="radio" name="a" value="yearly" data-period="1" data-announce="Yearly prices shown">
		<input type="checkbox">
	</div>`;
	jest.isolateModules( () => void require( './view' ) );
	document.querySelectorAll( 'input' ).forEach( ( input ) => input.click() );
	expect( mockSaid ).toEqual( [ 'Yearly prices shown' ] );
} );
