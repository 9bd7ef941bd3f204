<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Registration;

use Frontage\Accounts\Request\PostedValues;
use Frontage\Accounts\Rules\RuleValidator;
use Frontage\Accounts\Rules\ValidationMessages;
use Frontage\Accounts\Rules\ValidationRules;

defined( 'ABSPATH' ) || exit;

/** The four values of the requested account; other posted fields are not read. */
final class RegistrationData {

	public readonly string $name;
	public readonly string $email;
	public readonly string $password;

	/** @var array<string, string> Validation errors by key; whether name and address are taken is not checked yet. */
	public readonly array $texts;

	public function __construct( PostedValues $sent ) {
		$values = [];
		$texts  = [];
		foreach ( [ 'user', 'pass', 'email', 'passconfirm' ] as $field ) {
			$value = 'user' === $field || 'email' === $field ? $sent->name( $field ) : $sent->trimmed( $field );
			if ( null === $value && 'passconfirm' !== $field ) {
				$texts[ 'user' === $field ? 'user_invalid' : ( 'email' === $field ? 'email_format' : ValidationMessages::TOO_LONG ) ] = ValidationMessages::for_key( 'pass' === $field ? ValidationMessages::TOO_LONG : '' );
			}
			$values[ $field ] = $value ?? '';
		}
		foreach ( $texts ? [] : RuleValidator::violations( ValidationRules::for_form( ValidationRules::REGISTER ), $values ) as $row ) {
			$texts[ $row['key'] ] = ValidationMessages::for_key( $row['key'] );
		}
		if ( ! $texts && str_contains( $values['pass'], '\\' ) ) {
			$texts['pass_invalid'] = __( 'A password may not contain the character “\\”.', 'frontage-accounts' );
		}
		$this->name     = $values['user'];
		$this->email    = $values['email'];
		$this->password = $values['pass'];
		$this->texts    = $texts;
	}
}
