import { describer, fieldsIn, readable } from './mail-tag-list';

const fields = fieldsIn( '<label>Your name [text* your-name]</label>\n\n<label>Day [date day]</label>' );

test( 'a mail-tag is called by its field, by what it stands for, or by itself', () => {
	const describeTag = describer( fields, [ '_raw_budget' ] );
	expect( describeTag( 'your-name' ) ).toEqual( { label: 'Your name', kind: 'field' } );
	expect( describeTag( '_format_day' ) ).toEqual( { label: 'Day', kind: 'field' } );
	expect( describeTag( '_site_title' ) ).toEqual( { label: 'Site title', kind: 'general' } );
	expect( describeTag( '_remote_ip' ) ).toEqual( { label: '_remote_ip', kind: 'general' } );
	expect( describeTag( 'plain' ) ).toEqual( { label: 'plain', kind: 'field' } );
	expect( describeTag( '_raw_budget' ) ).toEqual( { label: 'budget', kind: 'wrong' } );
} );

test( 'an address reads as its labels', () => {
	expect( readable( '[your-name] <[your-name]>, us@example.test', describer( fields, [] ) ) ).toBe(
		'Your name <Your name>, us@example.test'
	);
} );
