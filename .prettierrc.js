module.exports = { ...require( '@wordpress/prettier-config' ), printWidth: 120 };
