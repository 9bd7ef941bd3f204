import { formValues, validate, type Rule } from '@frontage/rules';
import { VALIDATE_EVENT, site, type Verdicts } from '../../globals';

interface ValidationRequest {
	schema: { rules?: Rule[] };
	data: FormData;
	options?: { fields?: string[]; form?: HTMLFormElement };
	verdicts: Verdicts;
}

/** The rules for a form's consents. They are validated together with its fields, but are not part of the schema that sites read. */
export const consentRules = new WeakMap< HTMLFormElement, Rule[] >();

/** The API for a site's own rules to read values, with the names that such rules use. */
const createFormDataTree = ( data: FormData ) => {
	const all = ( name: string ) => [ ...data.getAll( name ), ...data.getAll( `${ name }[]` ) ];
	return {
		getAll: ( name: string ) => all( name ).filter( ( value ) => typeof value === 'string' ),
		getAllFiles: ( name: string ) => all( name ).filter( ( value ) => typeof value !== 'string' ),
	};
};

/** Validates by our rules, then by those that a site added to `swv.validators`. */
function validateByRules( { schema, data, options, verdicts }: ValidationRequest ): void {
	const { form } = options ?? {};
	const rules = [ ...( schema.rules ?? [] ), ...( ( form && consentRules.get( form ) ) ?? [] ) ];
	// A browser gives no value for invalid input in a number or date field: it would count as empty.
	for ( const { name, validity } of ( form?.elements ?? [] ) as Iterable< HTMLInputElement > ) {
		if ( validity?.badInput && data.has( name ) ) {
			data.set( name, '?' );
		}
	}
	const values = formValues( data );
	for ( const [ field, { error } ] of validate( rules, values, options?.fields ) ) {
		verdicts.set( field, { error } );
	}
	for ( const rule of rules ) {
		const { rule: name, field = '', error = '' } = rule;
		const validator = site.swv.validators[ name ];
		if (
			typeof validator !== 'function' ||
			verdicts.has( field ) ||
			( options?.fields && ! options.fields.includes( field ) )
		) {
			continue;
		}
		try {
			validator.call( rule, createFormDataTree( data ), options );
		} catch ( thrown ) {
			const message = ( thrown as { error?: unknown } )?.error;
			verdicts.set( field, { error: typeof message === 'string' ? message : error } );
		}
	}
	for ( const [ field, inputs ] of values ) {
		if ( ! verdicts.has( field ) && inputs.length ) {
			verdicts.set( field, { validInputs: [ ...inputs ] } );
		}
	}
}

document.addEventListener( VALIDATE_EVENT, ( event ) =>
	validateByRules( ( event as CustomEvent< ValidationRequest > ).detail )
);
