import { followInRule, renamedChoices } from './choices';
import { followInConditions } from './conditions';
import { readField, type Placed } from './field';
import { changedNames, inRules } from './rename-references';

const on = ( ...tags: string[] ): Placed[] =>
	tags.map( ( tag, place ) => ( { id: String( place ), field: readField( tag )! } ) );
const names = ( before: string, after: string ) => changedNames( on( before ), on( after ), new Map(), new Map() );

test( 'a choice that is called otherwise is so in conditions and mails, also while the field gets another name', () => {
	const renamed = names( '[radio size "Small" "Large &amp; wide|l"]', '[radio format "Small" "Huge|l"]' );
	const rule = { field: 'size', operator: 'equals', value: 'Large & wide' };
	expect( followInRule( rule, renamed ) ).toEqual( { field: 'format', operator: 'equals', value: 'Huge' } );
	expect( followInConditions( 'show [more] if [size] not equals "Large & wide"', renamed ) ).toBe(
		'show [more] if [format] not equals "Huge"'
	);
	const mail = { rules: [ rule ] } as never;
	expect( inRules( { mail, mail_2: mail, mails: [ mail ] }, renamed ).mails ).toEqual( [
		{ rules: [ { field: 'format', operator: 'equals', value: 'Huge' } ] },
	] );
} );

test( 'rules that compare numbers, look for a part, or ask another field stay', () => {
	const renamed = names( '[select size "1" "2"]', '[select size "1" "3"]' );
	for ( const rule of [
		{ field: 'size', operator: 'greater than', value: '2' },
		{ field: 'size', operator: 'equals (regex)', value: '2' },
		{ field: 'other', operator: 'equals', value: '2' },
	] ) {
		expect( followInRule( rule, renamed ) ).toEqual( rule );
	}
} );

test.each( [
	[ 'stayed', '[select a "A" "B"]', '[select a "A" "B"]', [] ],
	[ 'came', '[select a "A" "B"]', '[select a "C" "A" "B"]', [] ],
	[ 'went', '[select a "A" "B"]', '[select a "B"]', [] ],
	[ 'changed places', '[select a "A" "B"]', '[select a "B" "A"]', [] ],
	[ 'are called the same', '[select a "A" "B"]', '[select a "A" "A"]', [] ],
	[ 'were called the same', '[select a "A" "A"]', '[select a "A" "B"]', [] ],
	[ 'were emptied and typed anew', '[select a "A" ""]', '[select a "A" "C"]', [ [ '', 'C' ] ] ],
] )( 'choices that %s are followed only where it is clear which one is meant', ( _, before, after, followed ) => {
	expect( [ ...( renamedChoices( on( before ), on( after ) ).get( 'a' ) ?? [] ) ] ).toEqual( followed );
} );
