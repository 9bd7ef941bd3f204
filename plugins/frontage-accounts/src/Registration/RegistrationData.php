<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Registration;

use Frontage\Accounts\Request\PostedValues;
use Frontage\Accounts\Rules\RuleValidator;
use Frontage\Accounts\Rules\ValidationMessages;
use Frontage\Accounts\Rules\ValidationRules;

defined( 'ABSPATH' ) || exit;

/** The account that somebody wants: four values, and whatever else was sent is not read. */
final class RegistrationData {

	public readonly string $name;
	public readonly string $email;
	public readonly string $password;

	/** @var array<string, string> What is wrong with the values themselves, by key; nobody was asked yet whether they are free. */
	public readonly array $texts;

	public function __construct( PostedValues $sent ) {
		$values = [];
		$texts  = [];
		foreach ( [ 'user', 'pass', 'email', 'passconfirm' ] as $field ) {
			$value = 'user' === $field || 'email' === $field ? $sent->name( $field ) : $sent->trimmed( $field );
			if ( null === $value && 'passconfirm' !== $field ) {
				$texts[ 'user' === $field ? 'user_invalid' : ( 'email' === $field ? 'email_format' : ValidationMessages::TOO_LONG ) ] = ValidationMessages::of( 'pass' === $field ? ValidationMessages::TOO_LONG : '' );
			}
			$values[ $field ] = $value ?? '';
		}
		foreach ( $texts ? [] : RuleValidator::breaches( ValidationRules::of( ValidationRules::REGISTER ), $values ) as $row ) {
			$texts[ $row['key'] ] = ValidationMessages::of( $row['key'] );
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
