import { formValues, validate, type Rule } from '@frontage/rules';
import { CHECK, site, type Verdicts } from '../../globals';

interface Question {
	schema: { rules?: Rule[] };
	data: FormData;
	options?: { fields?: string[]; form?: HTMLFormElement };
	verdicts: Verdicts;
}

/** What has to hold of a form's consents. They are judged wherever its fields are, and are no rules that a site finds in it. */
export const consents = new WeakMap< HTMLFormElement, Rule[] >();

/** What a rule of a site's own may ask of the values, by the name that such rules use. */
const treeOf = ( data: FormData ) => {
	const all = ( name: string ) => [ ...data.getAll( name ), ...data.getAll( `${ name }[]` ) ];
	return {
		getAll: ( name: string ) => all( name ).filter( ( value ) => typeof value === 'string' ),
		getAllFiles: ( name: string ) => all( name ).filter( ( value ) => typeof value !== 'string' ),
	};
};

/** Judges by our rules, then by those that a site put into `swv.validators`. */
function answer( { schema, data, options, verdicts }: Question ): void {
	const { form } = options ?? {};
	const rules = [ ...( schema.rules ?? [] ), ...( ( form && consents.get( form ) ) ?? [] ) ];
	// What is typed into a field of numbers or dates and is none, a browser keeps to itself: it would pass as empty.
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
		const own = site.swv.validators[ name ];
		if (
			typeof own !== 'function' ||
			verdicts.has( field ) ||
			( options?.fields && ! options.fields.includes( field ) )
		) {
			continue;
		}
		try {
			own.call( rule, treeOf( data ), options );
		} catch ( broken ) {
			const said = ( broken as { error?: unknown } )?.error;
			verdicts.set( field, { error: typeof said === 'string' ? said : error } );
		}
	}
	for ( const [ field, inputs ] of values ) {
		if ( ! verdicts.has( field ) && inputs.length ) {
			verdicts.set( field, { validInputs: [ ...inputs ] } );
		}
	}
}

document.addEventListener( CHECK, ( event ) => answer( ( event as CustomEvent< Question > ).detail ) );
