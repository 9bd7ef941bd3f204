import { readField } from '../../template/field';
import { whenInWords } from './condition-summary';

const fields = [ '<label>Kind <b>of</b> work\n[select kind "House" "Roof"]</label>', '[number how-many]' ].map(
	( source ) => readField( source )!
);
const words = ( conditions: string ) => whenInWords( conditions, 'more', fields );

test( 'conditions are said by the labels of fields and by what they must say', () => {
	expect( words( 'show [more] if [kind] equals "House"' ) ).toBe( 'Shown if “Kind of work” is “House”' );
	expect( words( 'show [more] if [kind] equals (regex) "a\\.b"\nand if [how-many] greater than "2"' ) ).toBe(
		'Shown if “Kind of work” contains “a.b”, and “how-many” is greater than “2”'
	);
	expect( words( 'show [more] if [kind] equals "House"\nshow [more] if [gone] not empty ""' ) ).toBe(
		'Shown if “Kind of work” is “House”, or “gone” is not empty'
	);
	expect( words( 'show [more] if [kind] not equals "House"' ) ).toBe( 'Hidden if “Kind of work” is “House”' );
} );

test( 'nothing is said of another group, nor where only a text can say it', () => {
	expect( words( 'show [other] if [kind] equals "House"' ) ).toBeUndefined();
	expect(
		words( 'show [more] if [kind] equals "a"\nand if [kind] equals "b"\nshow [more] if [kind] equals "c"' )
	).toBeUndefined();
} );
