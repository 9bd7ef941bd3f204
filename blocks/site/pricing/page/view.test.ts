import { endObservers } from '../../../../tests/support/mutations';

endObservers();

const mockSaid: string[] = [];
const mockKept = new Map< string, unknown >();
jest.mock( '@frontage/kit/announce', () => ( { announce: ( text: string ) => mockSaid.push( text ) } ) );
jest.mock( '@frontage/kit/storage', () => ( {
	get: ( key: string ) => mockKept.get( key ),
	set: ( key: string, value: unknown, { lifetime }: { lifetime: number } ) =>
		mockKept.set( key, value ).set( 'lifetime', lifetime ),
} ) );

const yearly = () => document.querySelector< HTMLInputElement >( '[value=yearly]' )!;
function open( attribute = '' ) {
	document.body.innerHTML = `<div class="fr-pricing" ${ attribute }>
		<input type="radio" name="a" value="monthly" data-announce="Monthly prices shown" checked>
		<input type="radio" name="a" value="yearly" data-announce="Yearly prices shown">
		<input type="checkbox">
	</div>`;
	jest.isolateModules( () => void require( './view' ) );
}
beforeEach( () => {
	mockSaid.length = 0;
	mockKept.clear();
} );

test( 'what is shown now is said, and nothing else is', () => {
	open();
	yearly().click();
	document.querySelector< HTMLInputElement >( '[type=checkbox]' )!.click();
	expect( mockSaid ).toEqual( [ 'Yearly prices shown' ] );
	expect( mockKept.size ).toBe( 0 );
} );

test( 'where the author wants it, the choice is there again for thirty days, and nobody says so unasked', () => {
	open( 'data-remember' );
	yearly().click();
	expect( mockKept ).toEqual(
		new Map< string, unknown >( [
			[ 'pricing', 'yearly' ],
			[ 'lifetime', 2592000 ],
		] )
	);
	mockSaid.length = 0;
	open( 'data-remember' );
	expect( yearly().checked ).toBe( true );
	expect( mockSaid ).toEqual( [] );
	open();
	expect( yearly().checked ).toBe( false );
} );

test( 'a period that this list has not changes nothing', () => {
	mockKept.set( 'pricing', 'weekly' );
	open( 'data-remember' );
	expect( document.querySelector< HTMLInputElement >( '[value=monthly]' )!.checked ).toBe( true );
} );
