import cases from '../cases.json';
import { hiddenGroups, holds } from './condition-evaluator';
import type { Condition, ShowRule } from './condition-evaluator';

type Row = {
	groups: Record< string, string[] >;
	conditions: Condition[];
	typed: Record< string, string[] >;
	hidden: string[];
};

const rows = cases.hidden as unknown as Row[];

const signs = cases.signs as Record< string, string >;

test.each( cases.showing )( 'a rule holds or does not: %j', ( row ) => {
	expect( holds( Object.hasOwn( signs, row.operator ) ? signs[ row.operator ]! : '', row.wanted, row.values ) ).toBe(
		row.holds
	);
} );

test.each( rows )( 'groups are hidden by what stands in other fields: %j', ( row ) => {
	const conditions = row.conditions.map( ( [ group, ...rules ] ): Condition => [
		group,
		...rules.map( ( [ field, operator, wanted ] ): ShowRule => [ field, signs[ operator ] ?? '', wanted ] ),
	] );
	const valuesWhile = ( hidden: string[] ) => {
		const gone = hidden.flatMap( ( group ) => row.groups[ group ] ?? [] );
		return ( field: string ) => ( gone.includes( field ) ? [] : row.typed[ field ] );
	};
	expect( hiddenGroups( conditions, Object.keys( row.groups ), valuesWhile ) ).toEqual( row.hidden );
} );
