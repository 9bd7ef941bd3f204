import { followInAfter, NOTHING } from './confirmation';

const entry = {
	...NOTHING,
	rules: [ { field: 'a', operator: 'not empty', value: '' } ],
	text: '[a] [ _raw_a ] [ab] [!g]x[/!g][g]y[/g]',
	fields: [ 'a', 'b' ],
};

test( 'a new name of a field or a group is the name in conditions, texts and addresses', () => {
	const names = {
		fields: new Map( [ [ 'a', 'first' ] ] ),
		choices: new Map(),
		groups: new Map( [ [ 'g', 'firm' ] ] ),
	};
	expect( followInAfter( [ entry ], names ) ).toEqual( [
		{
			...entry,
			rules: [ { field: 'first', operator: 'not empty', value: '' } ],
			text: '[first] [ _raw_first ] [ab] [!firm]x[/!firm][firm]y[/firm]',
			fields: [ 'first', 'b' ],
		},
	] );
} );

test( 'nothing changes where no name did', () => {
	const after = [ entry ];
	expect( followInAfter( after, { fields: new Map(), choices: new Map(), groups: new Map() } ) ).toBe( after );
} );
