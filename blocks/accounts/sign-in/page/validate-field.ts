import { isEmail } from '@frontage/rules/typed-value';

/** Validates fields by the table of rules that PHP prints; Rules\RuleValidator returns the same. */
export type Row = [ field: string, rule: string, than: string | number, tip: string, key: string ];

/** Returns, by field, the tip of its first failing rule. `asks`: whether the page requires an optional rule. */
export function judge(
	rows: Row[],
	values: Record< string, string >,
	asks: ( field: string, tip: string ) => boolean = () => false
) {
	const found: Record< string, string > = {};
	for ( const [ field, rule, than, tip ] of rows ) {
		const value = values[ field ] ?? '';
		const breaks: Record< string, () => boolean > = {
			filled: () => ! value,
			least: () => [ ...value ].length < Number( than ),
			same: () => ! found[ than ] && value !== ( values[ than ] ?? '' ),
			without: () => asks( field, tip ) && [ ...value ].some( ( sign ) => String( than ).includes( sign ) ),
			email: () => ! isEmail( value ),
		};
		if ( ! found[ field ] && breaks[ rule ]?.() ) {
			found[ field ] = tip;
		}
	}
	return found;
}
