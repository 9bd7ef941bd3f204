<?php

declare( strict_types=1 );

namespace Frontage\Forms\Starters;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Form templates for appointments, donations, invitations, returns, files and reviews. */
final class ServiceStarters extends StarterForm {

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function appointment(): array {
		$times = self::choices( __( 'Morning', 'frontage-forms' ), __( 'Midday', 'frontage-forms' ), __( 'Afternoon', 'frontage-forms' ) );
		return self::starter(
			name: 'appointment',
			title: __( 'Appointment', 'frontage-forms' ),
			description: __( 'Two preferred dates and a time of day.', 'frontage-forms' ),
			template: [
				self::label( __( 'Reason for the visit', 'frontage-forms' ), '[text* reason]' ),
				self::columns(
					self::label( __( 'First choice', 'frontage-forms' ), '[date* first-date min:today]' ),
					self::label( __( 'Second choice (optional)', 'frontage-forms' ), '[date second-date min:today]' )
				),
				self::question( __( 'Time of day', 'frontage-forms' ), "[radio time-of-day use_label_element default:1 $times]" ),
				self::name_field(),
				self::email_field(),
				self::phone_field(),
				self::answer_consent(),
				self::submit( __( 'Request appointment', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Appointment request: [first-date], [your-name]', 'frontage-forms' ),
				[
					self::line( __( 'Reason', 'frontage-forms' ), '[reason]' ),
					self::line( __( 'First choice', 'frontage-forms' ), '[first-date]' ),
					self::line( __( 'Second choice', 'frontage-forms' ), '[second-date]' ),
					self::line( __( 'Time of day', 'frontage-forms' ), '[time-of-day]' ),
					'',
					self::name(),
					self::email(),
					self::phone(),
					'[privacy]',
				]
			)
		);
	}

	/**
	 * A pledge: the form takes no payment.
	 *
	 * @return array{name: string, title: string, description: string, form: Form}
	 */
	public static function donation(): array {
		$other_label = __( 'Other amount', 'frontage-forms' );
		$amounts     = self::choices( '25', '50', '100', $other_label );
		$yes_label   = __( 'Yes', 'frontage-forms' );
		return self::starter(
			name: 'donation',
			title: __( 'Donation', 'frontage-forms' ),
			description: __( 'A pledge with amount and receipt. You send the payment details.', 'frontage-forms' ),
			template: [
				self::question( __( 'Amount', 'frontage-forms' ), "[radio amount use_label_element default:2 $amounts]" ),
				self::group( 'other-amount', self::label( __( 'Your amount', 'frontage-forms' ), '[number* own-amount min:1]' ) ),
				self::question( __( 'How often?', 'frontage-forms' ), '[radio how-often use_label_element default:1 ' . self::choices( __( 'Once', 'frontage-forms' ), __( 'Monthly', 'frontage-forms' ), __( 'Yearly', 'frontage-forms' ) ) . ']' ),
				self::name_field(),
				self::email_field(),
				self::question( __( 'Do you need a receipt?', 'frontage-forms' ), '[radio receipt use_label_element default:1 ' . self::choices( __( 'No', 'frontage-forms' ), $yes_label ) . ']' ),
				self::group( 'receipt-address', self::label( __( 'Address for the receipt', 'frontage-forms' ), '[textarea* address autocomplete:street-address x3]' ) ),
				self::answer_consent(),
				self::submit( __( 'Pledge donation', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Donation pledge from [your-name]', 'frontage-forms' ),
				[
					self::line( __( 'Amount', 'frontage-forms' ), '[amount]' ),
					self::line( $other_label, '[own-amount]' ),
					self::line( __( 'How often', 'frontage-forms' ), '[how-often]' ),
					'',
					self::name(),
					self::email(),
					self::line( __( 'Receipt', 'frontage-forms' ), '[receipt]' ),
					'[address]',
					'[privacy]',
				]
			),
			conditions: [ self::show_when_equal( 'other-amount', 'amount', $other_label ), self::show_when_equal( 'receipt-address', 'receipt', $yes_label ) ]
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function rsvp(): array {
		$yes_label = __( 'Yes, I’ll be there', 'frontage-forms' );
		return self::starter(
			name: 'rsvp',
			title: __( 'RSVP', 'frontage-forms' ),
			description: __( 'Attendance, guests, and dietary needs.', 'frontage-forms' ),
			template: [
				self::name_field(),
				self::email_field(),
				self::question( __( 'Will you attend?', 'frontage-forms' ), '[radio attending use_label_element default:1 ' . self::choices( $yes_label, __( 'No, I can’t make it', 'frontage-forms' ) ) . ']' ),
				self::group(
					'guests',
					self::label( __( 'Number of guests, including you', 'frontage-forms' ), '[number* number-of-guests min:1 max:10 "1"]' ),
					self::label( __( 'Dietary needs (optional)', 'frontage-forms' ), '[text dietary-needs]' )
				),
				self::label( __( 'Message (optional)', 'frontage-forms' ), '[textarea note x3]' ),
				self::answer_consent(),
				self::submit( __( 'Send RSVP', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'RSVP: [your-name], [attending]', 'frontage-forms' ),
				[
					self::name(),
					self::email(),
					self::line( __( 'Attending', 'frontage-forms' ), '[attending]' ),
					self::line( __( 'Guests', 'frontage-forms' ), '[number-of-guests]' ),
					self::line( __( 'Dietary needs', 'frontage-forms' ), '[dietary-needs]' ),
					'',
					'[note]',
					'[privacy]',
				]
			),
			conditions: [ self::show_when_equal( 'guests', 'attending', $yes_label ) ]
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function return_request(): array {
		$reasons      = self::choices( __( 'Wrong item', 'frontage-forms' ), __( 'Damaged', 'frontage-forms' ), __( 'Not as described', 'frontage-forms' ), __( 'Changed my mind', 'frontage-forms' ) );
		$wish_choices = self::choices( __( 'Refund', 'frontage-forms' ), __( 'Replacement', 'frontage-forms' ), __( 'Repair', 'frontage-forms' ) );
		return self::starter(
			name: 'return',
			title: __( 'Return or complaint', 'frontage-forms' ),
			description: __( 'Order number, reason, and photos.', 'frontage-forms' ),
			template: [
				self::label( __( 'Order number', 'frontage-forms' ), '[text* order-number]' ),
				self::label( __( 'Reason', 'frontage-forms' ), "[select* reason include_blank $reasons]" ),
				self::label( __( 'What happened?', 'frontage-forms' ), '[textarea* details x5]' ),
				self::label( __( 'Photos (optional)', 'frontage-forms' ), '[mfile photos limit:10485760 filetypes:jpg|jpeg|png|heic|webp max-file:5]' ),
				self::question( __( 'What is your goal?', 'frontage-forms' ), "[radio solution use_label_element default:1 $wish_choices]" ),
				self::name_field(),
				self::email_field(),
				self::answer_consent(),
				self::submit( __( 'Send request', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Return: order [order-number], [reason]', 'frontage-forms' ),
				[
					self::line( __( 'Order number', 'frontage-forms' ), '[order-number]' ),
					self::line( __( 'Reason', 'frontage-forms' ), '[reason]' ),
					self::line( __( 'Preferred solution', 'frontage-forms' ), '[solution]' ),
					'',
					'[details]',
					'',
					self::line( __( 'Photos', 'frontage-forms' ), '[photos]' ),
					self::name(),
					self::email(),
					'[privacy]',
				]
			)
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function file_drop(): array {
		return self::starter(
			name: 'file-drop',
			title: __( 'File drop', 'frontage-forms' ),
			description: __( 'Up to 20 files, 50 MB each.', 'frontage-forms' ),
			template: [
				self::label( __( 'Files', 'frontage-forms' ), '[mfile* files limit:52428800 filetypes:pdf|doc|docx|xls|xlsx|ppt|pptx|odt|ods|txt|csv|zip|jpg|jpeg|png|webp|heic max-file:20]' ),
				self::label( __( 'Project or reference (optional)', 'frontage-forms' ), '[text reference]' ),
				self::label( __( 'Message (optional)', 'frontage-forms' ), '[textarea note x3]' ),
				self::name_field(),
				self::email_field(),
				self::answer_consent(),
				self::submit( __( 'Send files', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Files from [your-name]', 'frontage-forms' ),
				[ self::name(), self::email(), self::line( __( 'Reference', 'frontage-forms' ), '[reference]' ), '', '[note]', '', self::line( __( 'Files', 'frontage-forms' ), '[files]' ), '[privacy]' ]
			)
		);
	}

	/** @return array{name: string, title: string, description: string, form: Form} */
	public static function review(): array {
		return self::starter(
			name: 'review',
			title: __( 'Review', 'frontage-forms' ),
			description: __( 'Stars, a few sentences, and permission to publish them.', 'frontage-forms' ),
			template: [
				self::question( __( 'Your rating', 'frontage-forms' ), '[radio rating use_label_element default:1 ' . self::choices( '★★★★★', '★★★★', '★★★', '★★', '★' ) . ']' ),
				self::label( __( 'Headline', 'frontage-forms' ), '[text* headline maxlength:80]' ),
				self::label( __( 'Your review', 'frontage-forms' ), '[textarea* your-review x5]' ),
				self::name_field(),
				self::email_field(),
				self::consent( 'publish', __( 'You may publish my review with my name on this website.', 'frontage-forms' ) ),
				self::submit( __( 'Send review', 'frontage-forms' ) ),
			],
			mail: self::mail(
				__( 'Review: [rating] [headline]', 'frontage-forms' ),
				[ self::line( __( 'Rating', 'frontage-forms' ), '[rating]' ), self::line( __( 'Headline', 'frontage-forms' ), '[headline]' ), '', '[your-review]', '', self::name(), self::email(), '[publish]' ]
			)
		);
	}
}
