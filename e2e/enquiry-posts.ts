/** The address to which the enquiry form is sent, in either theme. */
export const enquiryPosts = /\/enquiries(?:\?|$)/;
