<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Registration;

use Frontage\Accounts\Request\Values;
use Frontage\Accounts\Rules\Judge;
use Frontage\Accounts\Rules\Table;
use Frontage\Accounts\Rules\Texts;

defined( 'ABSPATH' ) || exit;

/** The account that somebody wants: four values, and whatever else was sent is not read. */
final class Wanted {

	public readonly string $name;
	public readonly string $email;
	public readonly string $password;

	/** @var array<string, string> What is wrong with the values themselves, by key; nobody was asked yet whether they are free. */
	public readonly array $texts;

	public function __construct( Values $sent ) {
		$values = [];
		$texts  = [];
		foreach ( [ 'user', 'pass', 'email', 'passconfirm' ] as $field ) {
			$value = 'user' === $field || 'email' === $field ? $sent->name( $field ) : $sent->trimmed( $field );
			if ( null === $value && 'passconfirm' !== $field ) {
				$texts[ 'user' === $field ? 'user_invalid' : ( 'email' === $field ? 'email_format' : Texts::TOO_LONG ) ] = Texts::of( 'pass' === $field ? Texts::TOO_LONG : '' );
			}
			$values[ $field ] = $value ?? '';
		}
		foreach ( $texts ? [] : Judge::breaches( Table::of( Table::REGISTER ), $values ) as $row ) {
			$texts[ $row['key'] ] = Texts::of( $row['key'] );
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
