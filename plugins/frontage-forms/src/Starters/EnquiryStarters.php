<?php

declare( strict_types=1 );

namespace Frontage\Forms\Starters;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Form templates for enquiries. */
final class EnquiryStarters extends StarterForm {

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function contact(): array {
		return self::starter(
			'contact',
			__( 'Contact', 'frontage-forms' ),
			__( 'Name, email, and message.', 'frontage-forms' ),
			[
				self::name_field(),
				self::email_field(),
				self::label( __( 'Your message', 'frontage-forms' ), '[textarea* your-message x6]' ),
				self::submit( __( 'Send message', 'frontage-forms' ) ),
			],
			self::mail( __( 'Message from [your-name]', 'frontage-forms' ), [ self::name(), self::email(), '', '[your-message]' ] )
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function callback(): array {
		$times = self::choices( __( 'Morning', 'frontage-forms' ), __( 'Around noon', 'frontage-forms' ), __( 'Afternoon', 'frontage-forms' ) );
		return self::starter(
			'callback',
			__( 'Callback', 'frontage-forms' ),
			__( 'Phone number and the best time to call.', 'frontage-forms' ),
			[
				self::name_field(),
				self::label( __( 'Phone', 'frontage-forms' ), '[tel* your-phone autocomplete:tel]' ),
				self::question( __( 'When is a good time to call?', 'frontage-forms' ), "[radio call-time use_label_element default:1 $times]" ),
				self::label( __( 'What is this about? (optional)', 'frontage-forms' ), '[text subject-matter]' ),
				self::submit( __( 'Request a callback', 'frontage-forms' ) ),
			],
			self::mail( __( 'Callback request from [your-name]', 'frontage-forms' ), [ self::name(), self::phone(), self::line( __( 'Preferred time', 'frontage-forms' ), '[call-time]' ), self::line( __( 'Subject', 'frontage-forms' ), '[subject-matter]' ) ], '' )
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function department(): array {
		$email = get_option( 'admin_email' );
		// Each team has its own address: the owner replaces those after the `|` characters.
		$teams   = [ __( 'Sales', 'frontage-forms' ), __( 'Support', 'frontage-forms' ), __( 'Billing', 'frontage-forms' ) ];
		$choices = implode( ' ', array_map( static fn ( string $team ): string => substr( self::choices( $team ), 0, -1 ) . '|' . ( is_string( $email ) ? $email : '' ) . '"', $teams ) );
		return self::starter(
			name: 'department',
			title: __( 'Department request', 'frontage-forms' ),
			description: __( 'Visitors choose a department, and the email goes there.', 'frontage-forms' ),
			template: [
				self::name_field(),
				self::label( __( 'Phone', 'frontage-forms' ), '[tel* your-phone autocomplete:tel]' ),
				self::label( __( 'Which department do you need?', 'frontage-forms' ), "[select* department include_blank $choices]" ),
				self::group( 'support', self::label( __( 'What isn’t working?', 'frontage-forms' ), '[textarea* trouble x4]' ) ),
				self::group( 'billing', self::label( __( 'Invoice number (optional)', 'frontage-forms' ), '[text invoice-number]' ) ),
				self::label( __( 'Best time to call (optional)', 'frontage-forms' ), '[text call-time]' ),
				self::answer_consent(),
				self::submit( __( 'Request a callback', 'frontage-forms' ) ),
			],
			mail: [ 'recipient' => '[department]' ] + self::mail(
				__( 'Callback request from [your-name]', 'frontage-forms' ),
				[
					self::name(),
					self::phone(),
					self::line( __( 'Department', 'frontage-forms' ), '[_raw_department]' ),
					self::line( __( 'Invoice', 'frontage-forms' ), '[invoice-number]' ),
					self::line( __( 'Preferred time', 'frontage-forms' ), '[call-time]' ),
					'',
					'[trouble]',
					'',
					'[privacy]',
				],
				''
			),
			conditions: [ self::show_when_equal( 'support', 'department', $teams[1] ), self::show_when_equal( 'billing', 'department', $teams[2] ) ]
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function support(): array {
		$order           = __( 'Order', 'frontage-forms' );
		$topics          = self::choices( __( 'Website', 'frontage-forms' ), $order, __( 'Invoice', 'frontage-forms' ), __( 'Other', 'frontage-forms' ) );
		$urgency_choices = self::choices( __( 'It can wait', 'frontage-forms' ), __( 'Today, please', 'frontage-forms' ), __( 'Nothing works', 'frontage-forms' ) );
		return self::starter(
			name: 'support',
			title: __( 'Support', 'frontage-forms' ),
			description: __( 'The problem, its urgency, and screenshots.', 'frontage-forms' ),
			template: [
				self::name_field(),
				self::email_field(),
				self::label( __( 'What is this about?', 'frontage-forms' ), "[select* topic include_blank $topics]" ),
				self::group( 'with-order', self::label( __( 'Order number', 'frontage-forms' ), '[text* order-number]' ) ),
				self::question( __( 'How urgent is it?', 'frontage-forms' ), "[radio urgency use_label_element default:1 $urgency_choices]" ),
				self::label( __( 'What happened, and what did you expect?', 'frontage-forms' ), '[textarea* trouble x6]' ),
				self::label( __( 'Screenshots or photos (optional)', 'frontage-forms' ), '[mfile pictures limit:10485760 filetypes:jpg|jpeg|png|webp|pdf max-file:5]' ),
				self::submit( __( 'Get support', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( '[topic]: support request from [your-name]', 'frontage-forms' ),
				[
					self::name(),
					self::email(),
					self::line( __( 'Topic', 'frontage-forms' ), '[topic]' ),
					self::line( __( 'Order number', 'frontage-forms' ), '[order-number]' ),
					self::line( __( 'Urgency', 'frontage-forms' ), '[urgency]' ),
					'',
					'[trouble]',
					'',
					self::line( __( 'Images', 'frontage-forms' ), '[pictures]' ),
				]
			),
			conditions: [ self::show_when_equal( 'with-order', 'topic', $order ) ]
		);
	}
}
