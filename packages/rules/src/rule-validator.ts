import { checks } from './rule-checks';
import { clean, KIND } from './typed-value';
import type { Failure, FormValues, Rule } from './types';

/** The format of each field, by its first rule for a format; other rules clean nothing. */
type Kinds = ReadonlyMap< string | undefined, string >;

/** Evaluates one rule; a nested rule applies to the outer field unless it names its own. */
function judge(
	rule: Rule,
	values: FormValues,
	kinds: Kinds,
	outer = ''
): ( Failure & { field: string } ) | undefined {
	const { rule: name, error = '', rules = [] } = rule;
	const field = rule.field || outer;
	if ( name === 'all' || name === 'any' ) {
		const inner = rules.map( ( one ) => judge( one, values, kinds, field ) );
		if ( name === 'any' && inner.includes( undefined ) ) {
			return undefined;
		}
		const failure = inner.find( Boolean );
		// `all` failed for one reason; `any` for several, so its own text takes precedence.
		return failure && name === 'all'
			? { ...failure, error: failure.error || error }
			: failure && { field: field || failure.field, rule: name, error: error || failure.error };
	}
	const items = values.get( field ) ?? [];
	const texts = items
		.filter( ( item ) => typeof item === 'string' )
		.map( ( text ) => clean( kinds.get( field ) ?? '', text ) );
	const files = items.filter( ( item ) => typeof item !== 'string' );
	return Object.hasOwn( checks, name ) && ! checks[ name ]?.( texts, rule, files )
		? { field, rule: name, error }
		: undefined;
}

/**
 * The invalid fields in the order of the schema, each with its first failing rule (docs/reference/contact-forms.md §6).
 *
 * @param rules  As `Rules::for_browser()` printed them.
 * @param values From `formValues()`.
 * @param fields Names of the fields to judge, all if left out. After a change: those that stand in the page up to and
 *               including the changed one (docs/reference/contact-forms.md §7), an order that the schema does not know.
 */
export function validate(
	rules: readonly Rule[],
	values: FormValues,
	fields?: readonly string[]
): Map< string, Failure > {
	const failures = new Map< string, Failure >();
	// In reverse order, so that the first rule of a field wins.
	const kinds: Kinds = new Map(
		rules
			.filter( ( { rule } ) => KIND.test( rule ) )
			.map( ( { field, rule } ): [ string | undefined, string ] => [ field, rule ] )
			.reverse()
	);
	for ( const rule of rules ) {
		const { field, ...failure } = judge( rule, values, kinds ) ?? { field: '', rule: '', error: '' };
		if ( field && ! failures.has( field ) && ( ! fields || fields.includes( field ) ) ) {
			failures.set( field, failure );
		}
	}
	return failures;
}
