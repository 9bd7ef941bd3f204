/** The field types that PHP prints for the editor (plugins/frontage-forms/src/Admin/FieldTypeData.php). */
globalThis.frontageFieldTypes = require( '../fixtures/contact-forms/field-types.json' );
